import {
  useSetupListModuleWorkflows,
  useTerritoriesListNames,
  useUsersList,
} from '@plumbline/api/hooks/lookups';
import { useWorkspaceListStatuses } from '@plumbline/api/hooks/workspace';
import type { StatusRow } from '@plumbline/api';
import type { Decision, Right } from '@plumbline/permissions';
import { mayMove, moveRefusal, territoryRefusal } from '@plumbline/validation/setup';
import { unloadedOptions, withRetryOf, retryOf, type Option } from '@plumbline/ui/Select';
import { useMemo } from 'react';
import { dataMessages } from './messages.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'neutral';

/** Promises of options that are still loading. */
const awaited = new WeakMap<readonly unknown[], () => Promise<readonly { id: string; label: string }[]>>();

/**
 * Searches options for pickers. Waits for options that are loading and rejects when they could not be loaded.
 */
export async function searchOptions(
  options: readonly { id: string; label: string }[],
  search: string,
): Promise<readonly { id: string; label: string }[]> {
  const wait = awaited.get(options);
  if (wait) return searchOptions(await wait(), search);
  const retry = retryOf(options);
  if (retry) {
    retry();
    throw new Error('the options could not be loaded');
  }
  return options.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
}

/** Users of the company as options. */
export function usePeople(): readonly { id: string; label: string }[] {
  const { data, error, mutate } = useUsersList({ limit: -1 });
  return useMemo(() => {
    const optionsOf = (users: readonly { uuid: string; firstname: string; lastname: string }[]) =>
      users.map(({ uuid, firstname, lastname }) => ({ id: uuid, label: `${firstname} ${lastname}` }));
    if (data) return optionsOf(data.data);
    if (error) return unloadedOptions(() => void mutate());
    const none: readonly { id: string; label: string }[] = [];
    awaited.set(none, async () => {
      const answer = await mutate();
      if (!answer) throw new Error('the options could not be loaded');
      return optionsOf(answer.data);
    });
    return none;
  }, [data, error, mutate]);
}

/** Statuses of a module in their order, with tones and workflow. */
export function useStatuses(module: string | undefined): {
  isLoading: boolean;
  /** Call that loads them, for error states. */
  call: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> };
  list: readonly StatusRow[];
  options: readonly { id: string; label: string }[];
  tone: (name: string) => Tone;
  /** Cell value of a status column. */
  cell: (name: string | undefined) => { label: string; tone: Tone };
  /** Reason why the workflow does not allow a transition; undefined when it does. */
  refusal: (from: string | undefined, to: string) => string | undefined;
  /** Options for a record in a status; transitions that the workflow does not allow are disabled. */
  optionsFrom: (from: string | undefined) => readonly Option[];
} {
  const { data, error, mutate } = useWorkspaceListStatuses(module ?? '', undefined, {
    swr: { enabled: module !== undefined },
  });
  const { data: workflows } = useSetupListModuleWorkflows();
  return useMemo(() => {
    const list = error && !data ? unloadedOptions<StatusRow>(() => void mutate()) : (data?.data ?? []);
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
      options: withRetryOf(
        list,
        list.map((row) => ({ id: row.name, label: row.name })),
      ),
      tone,
      cell: (name = '') => ({ label: name, tone: tone(name) }),
      refusal,
      optionsFrom: (from) =>
        withRetryOf(
          list,
          names.map((name) => ({
            id: name,
            label: name,
            ...(refusal(from, name)
              ? { isDisabled: true, description: dataMessages.transitionRejected(from ?? '') }
              : {}),
          })),
        ),
    };
  }, [data, error, mutate, workflows, module]);
}

/** Territories of the company as options, by name. */
export function useTerritories(): readonly { id: string; label: string }[] {
  const { data, error, mutate } = useTerritoriesListNames({ limit: -1 });
  return useMemo(
    () =>
      error && !data
        ? unloadedOptions(() => void mutate())
        : (data?.data ?? []).map(({ name }) => ({ id: name, label: name })),
    [data, error, mutate],
  );
}

/**
 * Restricts a decision about a record by the user's access to its territory.
 * @param many plural of the entity, e.g. `leads`.
 */
export function useTerritoryLimit(territory: string | undefined, many: string) {
  const { data } = useTerritoriesListNames({ limit: -1 });
  const access = data?.data.find(({ name }) => name === territory)?.access;
  return (decision: Decision, right: Right, needed: 'edit' | 'fullAccess'): Decision => {
    const text = territory ? territoryRefusal(territory, access, needed, many) : undefined;
    return decision.allowed && text ? { allowed: false, reason: 'limited', right, text } : decision;
  };
}

/**
 * Returns a function that gives the reason why the user's territory access is insufficient, or undefined.
 * @param many plural of the entity, e.g. `leads`.
 * @param isAsked false for entities without territories.
 */
export function useTerritoryRefusal(
  many: string,
  isAsked = true,
): (territory: string | undefined, needed?: 'edit' | 'fullAccess') => string | undefined {
  const { data } = useTerritoriesListNames({ limit: -1 }, { swr: { enabled: isAsked } });
  return useMemo(() => {
    const access = new Map(data?.data.map((each) => [each.name, each.access]));
    return (territory, needed = 'edit') =>
      territory ? territoryRefusal(territory, access.get(territory), needed, many) : undefined;
  }, [data, many]);
}
