import { useSetupModuleWorkflows, useSetupTerritories, useSecurityUsers } from '@plumbline/api/hooks/lookups';
import { useShellStatuses } from '@plumbline/api/hooks/shell';
import type { StatusRow } from '@plumbline/api';
import type { Decision, Right } from '@plumbline/permissions';
import { mayMove, moveRefusal, territoryRefusal } from '@plumbline/validation/setup';
import { lostOptions, madeOf, retryOf, type Option } from '@plumbline/ui/Select';
import { useMemo } from 'react';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'neutral';

/** How options that are still on their way are waited for. */
const awaited = new WeakMap<readonly unknown[], () => Promise<readonly { id: string; label: string }[]>>();

/**
 * Searches these options, for pickers that ask. Those on their way are waited for; those that could not be loaded are no
 * answer: the picker says so.
 */
export async function searchOptions(
  options: readonly { id: string; label: string }[],
  words: string,
): Promise<readonly { id: string; label: string }[]> {
  const wait = awaited.get(options);
  if (wait) return searchOptions(await wait(), words);
  const retry = retryOf(options);
  if (retry) {
    retry();
    throw new Error('the options could not be loaded');
  }
  return options.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
}

/** Everyone of the company, for pickers and filters. */
export function usePeople(): readonly { id: string; label: string }[] {
  const { data, error, mutate } = useSecurityUsers({ limit: -1 });
  return useMemo(() => {
    const optionsOf = (users: readonly { uuid: string; firstname: string; lastname: string }[]) =>
      users.map(({ uuid, firstname, lastname }) => ({ id: uuid, label: `${firstname} ${lastname}` }));
    if (data) return optionsOf(data.data);
    if (error) return lostOptions(() => void mutate());
    const none: readonly { id: string; label: string }[] = [];
    awaited.set(none, async () => {
      const answer = await mutate();
      if (!answer) throw new Error('the options could not be loaded');
      return optionsOf(answer.data);
    });
    return none;
  }, [data, error, mutate]);
}

/** The statuses of a module in their sequence, and how each is shown. */
export function useStatuses(module: string | undefined): {
  isLoading: boolean;
  /** The call that asks for them, for forms that say when it failed. */
  call: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> };
  list: readonly StatusRow[];
  options: readonly { id: string; label: string }[];
  tone: (name: string) => Tone;
  /** As a column of statuses takes it. */
  cell: (name: string | undefined) => { label: string; tone: Tone };
  /** Why the module's workflow does not lead from one status to another; undefined where it does. */
  refusal: (from: string | undefined, to: string) => string | undefined;
  /** The choices of a record in a status: those that the workflow does not lead to cannot be chosen. */
  optionsFrom: (from: string | undefined) => readonly Option[];
} {
  const { data, error, mutate } = useShellStatuses(module ?? '', undefined, {
    swr: { enabled: module !== undefined },
  });
  const { data: workflows } = useSetupModuleWorkflows();
  return useMemo(() => {
    const list = error && !data ? lostOptions<StatusRow>(() => void mutate()) : (data?.data ?? []);
    const flow = workflows?.data.find((each) => each.module === module && each.workflow_id);
    const names = list.map(({ name }) => name);
    const refusal = (from: string | undefined, to: string) =>
      flow && from && !mayMove(flow, from, to)
        ? moveRefusal(flow.workflow_name, flow, from, to, names)
        : undefined;
    const tones = new Map(list.map((row) => [row.name, row.tone as Tone]));
    const tone = (name: string) => tones.get(name) ?? 'neutral';
    return {
      isLoading: module !== undefined && data === undefined,
      call: { data, error, mutate },
      list,
      options: madeOf(
        list,
        list.map((row) => ({ id: row.name, label: row.name })),
      ),
      tone,
      cell: (name = '') => ({ label: name, tone: tone(name) }),
      refusal,
      optionsFrom: (from) =>
        madeOf(
          list,
          names.map((name) => ({
            id: name,
            label: name,
            ...(refusal(from, name)
              ? { isDisabled: true, description: `The workflow does not lead here from ${from ?? ''}.` }
              : {}),
          })),
        ),
    };
  }, [data, error, mutate, workflows, module]);
}

/** The company's territories, by the names that accounts have. */
export function useTerritories(): readonly { id: string; label: string }[] {
  const { data, error, mutate } = useSetupTerritories({ limit: -1 });
  return useMemo(
    () =>
      error && !data
        ? lostOptions(() => void mutate())
        : (data?.data ?? []).map(({ name }) => ({ id: name, label: name })),
    [data, error, mutate],
  );
}

/**
 * A decision about a record, held against the person's access to the territory that it lies in.
 * @param many what it is one of.
 */
export function useTerritoryLimit(territory: string | undefined, many: string) {
  const { data } = useSetupTerritories({ limit: -1 });
  const access = data?.data.find(({ name }) => name === territory)?.access;
  return (decision: Decision, right: Right, needed: 'edit' | 'fullAccess'): Decision => {
    const text = territory ? territoryRefusal(territory, access, needed, many) : undefined;
    return decision.allowed && text ? { allowed: false, reason: 'limited', right, text } : decision;
  };
}

/**
 * Why the person's access to the territory that a record lies in does not reach that far; undefined where it does.
 * @param many what these records are: “leads”.
 * @param isAsked whether they lie in territories at all.
 */
export function useTerritoryRefusal(
  many: string,
  isAsked = true,
): (territory: string | undefined, needed?: 'edit' | 'fullAccess') => string | undefined {
  const { data } = useSetupTerritories({ limit: -1 }, { swr: { enabled: isAsked } });
  return useMemo(() => {
    const access = new Map(data?.data.map((each) => [each.name, each.access]));
    return (territory, needed = 'edit') =>
      territory ? territoryRefusal(territory, access.get(territory), needed, many) : undefined;
  }, [data, many]);
}
