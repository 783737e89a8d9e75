import type { Condition, TakeoffType } from '@plumbline/api';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useState } from 'react';

const ConditionForm = lazyWithRetry(() =>
  import('./ConditionForm.tsx').then((module) => module.ConditionForm),
);

interface ConditionFormOptions {
  estimationId: string;
  conditions: readonly Condition[];
  onSaved: (uuid: string) => void;
}

interface Asked {
  condition?: Condition;
  type?: TakeoffType;
  /** Called with the id of the created condition, or null. */
  answer?: (uuid: string | null) => void;
}

/** Condition form over the sheet and the functions that open it. */
export function useConditionForm({ estimationId, conditions, onSaved }: ConditionFormOptions) {
  const [asked, setAsked] = useState<Asked>();
  return {
    /** Opens the form. @returns the id of the created condition, or null if cancelled. */
    add: (type?: TakeoffType) =>
      new Promise<string | null>((answer) => setAsked({ ...(type ? { type } : {}), answer })),
    edit: (uuid: string) => {
      const condition = conditions.find((each) => each.uuid === uuid);
      if (condition) setAsked({ condition });
    },
    dialog: asked && (
      <ConditionForm
        estimationId={estimationId}
        conditions={conditions}
        {...(asked.condition ? { condition: asked.condition } : {})}
        {...(asked.type ? { type: asked.type } : {})}
        onClose={() => {
          // No effect after saving, because a promise resolves once.
          asked.answer?.(null);
          setAsked(undefined);
        }}
        onSaved={({ uuid }) => {
          asked.answer?.(uuid);
          onSaved(uuid);
        }}
      />
    ),
  };
}
