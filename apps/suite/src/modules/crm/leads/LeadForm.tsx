import type { Lead } from '@plumbline/api';
import { leadConversionCheck } from '@plumbline/api/hooks/crm';
import { leadEntity } from '@plumbline/api/entities/lead';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { useStatuses, useTerritoryLimit } from '@plumbline/app-kit/data/lookups';
import type { Decision, Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leadsMessages } from './messages.ts';

const right = { app: 1, name: 'lead', type: 'e' } as const;
/** Delay between the last keystroke and the name check, in milliseconds. */
const DEBOUNCE_MS = 400;

/** Checks whether another lead has the typed name. A failed check counts as no conflict. */
function useNameCheck(uuid: string | undefined) {
  const [problem, setProblem] = useState<string>();
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(
    (value: unknown) => {
      const name = typeof value === 'string' ? value.trim() : '';
      if (name === latest.current) return;
      latest.current = name;
      clearTimeout(timer.current);
      setProblem(undefined);
      if (name === '') return;
      timer.current = setTimeout(() => {
        leadConversionCheck({ name, model: 'lead', ...(uuid ? { uuid } : {}) })
          // `success: true` means that the name is taken.
          .then(({ success }) => success)
          .catch(() => false)
          .then((isTaken) => {
            if (latest.current === name && isTaken) setProblem(leadsMessages.duplicateName);
          });
      }, DEBOUNCE_MS);
    },
    [uuid],
  );
  return { problem, ask };
}

/** Restricts the caller's rights on a lead: a converted lead cannot be edited. */
export function useLeadLimit({ territory, is_converted }: Pick<Lead, 'territory' | 'is_converted'>) {
  const limited = useTerritoryLimit(territory, 'leads');
  return (decision: Decision, of: Right, needed: 'edit' | 'fullAccess'): Decision =>
    is_converted && needed === 'edit' && decision.allowed
      ? {
          allowed: false,
          reason: 'limited',
          right: of,
          text: leadsMessages.convertedLocked,
        }
      : limited(decision, of, needed);
}

/** Form of a new or existing lead. */
export function LeadForm({
  record,
  initialValues,
  onClose,
  onSaved,
}: {
  record: Lead | undefined;
  initialValues: Readonly<Record<string, unknown>>;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { problem, ask } = useNameCheck(record?.uuid);
  const statuses = useStatuses('lead');
  const limited = useLeadLimit(record ?? { territory: '', is_converted: false });
  const mayEdit = limited(useDecision(right), right, 'edit');
  const won = new Set(statuses.list.filter(({ outcome }) => outcome === 'won').map(({ name }) => name));
  return (
    <LazyResourceForm
      entity={leadEntity}
      record={record}
      given={initialValues}
      {...(record ? { decision: mayEdit } : {})}
      fields={{
        name: { problem },
        status: {
          // Clear the contract's options: they include statuses that only a conversion can set.
          source: '',
          options: statuses
            .optionsFrom(record?.status)
            .map((option) =>
              won.has(option.id) && option.id !== record?.status
                ? { ...option, isDisabled: true, description: leadsMessages.statusLockedHint }
                : option,
            ),
        },
      }}
      onValues={(values) => ask(values['name'])}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
