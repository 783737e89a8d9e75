import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Select } from '@plumbline/ui/Select';
import { useState, type ReactNode } from 'react';

interface Code {
  uuid: string;
  code: string;
  desc: string;
}

/**
 * The choice of a communication code: its words take the place of what is written, and of somebody's own words only
 * when they say so.
 * @param names of the fields that a code fills in.
 */
export function useCodes<Name extends string, Template extends Code & Record<Name, string>>(
  names: readonly Name[],
  templates: readonly Template[],
  words: Readonly<Record<Name, string>>,
  onFill: (words: Record<Name, string>) => void,
): { isOwn: boolean; control: ReactNode } {
  /** What the words were before anybody changed them: of the chosen code, or none. */
  const [filled, setFilled] = useState<Template>();
  const [asked, setAsked] = useState<Template>();
  const isOwn = names.some((name) => words[name] !== (filled?.[name] ?? ''));
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
    if (isOwn && names.some((name) => words[name])) setAsked(template);
    else fill(template);
  };
  return {
    isOwn,
    control: (
      <>
        {templates.length > 0 && (
          <Select
            label="Communication code"
            placeholder="In my own words"
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
                Replace
              </Button>
            }
          >
            {`The words of ${asked.code} replace what you wrote.`}
          </Banner>
        )}
      </>
    ),
  };
}
