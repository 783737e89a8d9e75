import type { Condition, TakeoffType } from '@plumbline/api';
import { lazyPart } from '@plumbline/app-kit/module/lazy-with-retry';
import { useState } from 'react';

const ConditionForm = lazyPart(() => import('../ConditionForm.tsx').then((module) => module.ConditionForm));

interface ConditionFormOptions {
  estimationId: string;
  conditions: readonly Condition[];
  onSaved: (uuid: string) => void;
}

interface Asked {
  condition?: Condition;
  type?: TakeoffType;
  /** Says which condition was made, or that none was. */
  answer?: (uuid: string | null) => void;
}

/** The form of a condition over the sheet, with what opens it. */
export function useConditionForm({ estimationId, conditions, onSaved }: ConditionFormOptions) {
  const [asked, setAsked] = useState<Asked>();
  return {
    /** @returns the id of the condition that was made; null where none was. */
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
          // After it was saved this says nothing more.
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
