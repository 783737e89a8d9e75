import { FormLayout, type FormLayoutProps } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { Stepper } from '@plumbline/ui/Stepper';
import type { ReactNode } from 'react';
import type { ImportableEntity } from './importable-entities.ts';
import { steps, type StepId } from './import-text.ts';

interface HeadProps {
  kind: ImportableEntity;
  step: StepId;
  /** File name. */
  file?: string | undefined;
  isFailed?: boolean;
  actions?: ReactNode;
}

/** Header of an import: entity, file and steps. */
export function ImportHead({ kind, step, file, isFailed = false, actions }: HeadProps) {
  const [, many] = kind.noun;
  return (
    <Stack gap={12}>
      <PageHeader
        title={`Import ${many}`}
        {...(file ? { aside: file } : {})}
        backHref={kind.listHref()}
        backLabel={`Back to ${many}`}
        actions={actions}
      />
      <Stepper
        label="Import steps"
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
