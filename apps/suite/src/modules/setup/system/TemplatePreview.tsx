import type { TemplateModule } from '@plumbline/api';
import { fillIn } from '@plumbline/validation/setup';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { Inline } from '@plumbline/ui/Inline';
import { Menu } from '@plumbline/ui/Menu';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { BracesIcon } from '@plumbline/ui/icons';
import type { CommunicationValues } from './CommunicationValues.ts';
import { systemMessages } from './messages.ts';

const TARGETS = { subject: 'subject', body: 'body', sms_text: systemMessages.smsBody } as const;
type Target = keyof typeof TARGETS;

/** Inserts fields into a template and previews it with a sample record. */
export function TemplatePreview({
  values,
  module,
  onInsert,
}: {
  values: CommunicationValues;
  module: TemplateModule | undefined;
  onInsert: (field: Target, text: string) => void;
}) {
  if (!module) return <Text tone="muted">{systemMessages.previewEmpty}</Text>;
  const samples = Object.fromEntries(module.fields.map(({ name, sample }) => [name, sample]));
  const openTargets = [
    ...(values.email ? (['subject', 'body'] as const) : []),
    ...(values.sms ? (['sms_text'] as const) : []),
  ];
  return (
    <Stack gap={16}>
      <Inline gap={8} wraps>
        {openTargets.map((target) => (
          <Menu
            key={target}
            label={systemMessages.fieldsForThe(TARGETS[target])}
            trigger={
              <Button size="sm" icon={BracesIcon}>
                {systemMessages.insertFieldIn(TARGETS[target])}
              </Button>
            }
            items={module.fields.map(({ name, label }) => ({
              id: name,
              label,
              onAction: () => onInsert(target, `{{${name}}}`),
            }))}
          />
        ))}
      </Inline>
      <Card
        title={systemMessages.preview}
        description={systemMessages.sample(module.sample_name || 'a record')}
      >
        <Stack gap={12}>
          {values.email && (
            <>
              <Text weight="strong">{fillIn(values.subject, samples) || systemMessages.noSubjectYet}</Text>
              {(fillIn(values.body, samples) || 'No body yet').split('\n').map((line, at) => (
                <Text key={at}>{line || ' '}</Text>
              ))}
            </>
          )}
          {values.sms && (
            <Text>{systemMessages.smsPreview(fillIn(values.sms_text, samples) || 'No text yet')}</Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
