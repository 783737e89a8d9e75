import { FormLayout, type FormLayoutProps } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { Stepper } from '@plumbline/ui/Stepper';
import type { ReactNode } from 'react';
import type { ImportableEntity } from './importable-entities.ts';
import { steps, type StepId } from './import-text.ts';
import { importMessages } from './messages.ts';

interface HeadProps {
  entity: ImportableEntity;
  step: StepId;
  /** File name. */
  file?: string | undefined;
  isFailed?: boolean;
  actions?: ReactNode;
}

/** Header of an import: entity, file and steps. */
export function ImportHead({ entity, step, file, isFailed = false, actions }: HeadProps) {
  const [, many] = entity.noun;
  return (
    <Stack gap={12}>
      <PageHeader
        title={importMessages.importMany(many)}
        {...(file ? { aside: file } : {})}
        backHref={entity.listHref()}
        backLabel={importMessages.backTo(many)}
        actions={actions}
      />
      <Stepper
        label={importMessages.importSteps}
        steps={steps.map((each) => (each.id === step && isFailed ? { ...each, state: 'failed' } : each))}
        current={step}
      />
    </Stack>
  );
}

/** Import step with sections. */
export function ImportPage({
  sections,
  save,
  errors,
  ...head
}: HeadProps & Pick<FormLayoutProps, 'sections' | 'save'> & { errors?: ReactNode }) {
  return (
    <FormLayout
      header={<ImportHead {...head} />}
      errors={errors}
      sections={sections}
      {...(save ? { save } : {})}
    />
  );
}
