import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Select } from '@plumbline/ui/Select';
import { useState, type ReactNode } from 'react';
import { communicationMessages } from './messages.ts';

interface Code {
  uuid: string;
  code: string;
  desc: string;
}

/**
 * Applies a communication code to the message. Text that the user has written is replaced only after confirmation.
 * @param names names of the fields that a code fills in.
 */
export function useCodes<Name extends string, Template extends Code & Record<Name, string>>(
  names: readonly Name[],
  templates: readonly Template[],
  texts: Readonly<Record<Name, string>>,
  onFill: (words: Record<Name, string>) => void,
): { isOwn: boolean; control: ReactNode } {
  /** Unchanged text of the chosen code; undefined without a code. */
  const [filled, setFilled] = useState<Template>();
  const [asked, setAsked] = useState<Template>();
  const isOwn = names.some((name) => texts[name] !== (filled?.[name] ?? ''));
  const fill = (template: Template) => {
    setFilled(template);
    setAsked(undefined);
    onFill(
      Object.fromEntries(names.map((name) => [name, template[name]])) as unknown as Record<Name, string>,
    );
  };
  const choose = (id: string) => {
    const template = templates.find((each) => each.uuid === id);
    if (!template) return;
    if (isOwn && names.some((name) => texts[name])) setAsked(template);
    else fill(template);
  };
  return {
    isOwn,
    control: (
      <>
        {templates.length > 0 && (
          <Select
            label={communicationMessages.communicationCode}
            placeholder={communicationMessages.codePlaceholder}
            value={filled?.uuid ?? null}
            onChange={choose}
            options={templates.map((each) => ({ id: each.uuid, label: each.code, description: each.desc }))}
          />
        )}
        {asked && (
          <Banner
            tone="warn"
            onDismiss={() => setAsked(undefined)}
            action={
              <Button size="sm" onPress={() => fill(asked)}>
                {communicationMessages.replaceMessage}
              </Button>
            }
          >
            {communicationMessages.replaceMessageConfirm(asked.code)}
          </Banner>
        )}
      </>
    ),
  };
}
