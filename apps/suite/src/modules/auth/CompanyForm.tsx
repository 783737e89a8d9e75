import { ApiError } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { email as emailRule, messages, password as passwordRule, passwordHint } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState, type ReactNode } from 'react';
import { authMessages } from './messages.ts';

export const emptyRegistration = { company: '', firstname: '', lastname: '', email: '', password: '' };
export type Registration = typeof emptyRegistration;
type Field = keyof Registration;
const labels: Record<Exclude<Field, 'password'>, [label: string, complete: string]> = {
  company: ['Company', 'organization'],
  firstname: [authMessages.firstName, 'given-name'],
  lastname: [authMessages.lastName, 'family-name'],
  email: ['Email', 'email'],
};

export interface CompanyFormProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Initial values. */
  initial?: Registration;
  /** Submits the form. @returns an error message when the server accepted the call but rejected the content. */
  submit: (values: Registration) => Promise<string | undefined>;
  footer?: ReactNode;
}

/** Form of a new company and its administrator. Entered values stay when the server rejects them. */
export function CompanyForm({
  title,
  description,
  submitLabel,
  initial = emptyRegistration,
  submit,
  footer,
}: CompanyFormProps) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const set = (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const send = async () => {
    const wrong: Partial<Record<Field, string>> = {};
    for (const field of Object.keys(emptyRegistration) as Field[])
      if (!values[field].trim()) wrong[field] = messages.required;
    if (!wrong.email && !emailRule().safeParse(values.email.trim()).success)
      wrong.email = messages.emailFormat;
    if (!wrong.password && !passwordRule().safeParse(values.password).success)
      wrong.password = messages.passwordStrength;
    setErrors(wrong);
    setProblem(undefined);
    if (Object.keys(wrong).length) return;
    setPending(true);
    try {
      setProblem(await submit({ ...values, email: values.email.trim() }));
    } catch (error) {
      if (error instanceof ApiError && error.errors.length)
        setErrors(Object.fromEntries(error.errors.map((each) => [each.field, each.message])));
      else setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout brand="Plumbline" title={title} description={description} footer={footer}>
      <Form hasOwnRules label={submitLabel} onSubmit={() => void send()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          {(Object.keys(labels) as (keyof typeof labels)[]).map((field, index) => (
            <TextField
              size="lg"
              key={field}
              label={labels[field][0]}
              name={field}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete={labels[field][1] as 'email'}
              value={values[field]}
              onChange={set(field)}
              isRequired
              {...(errors[field] ? { errorMessage: errors[field] } : {})}
              {...(index === 0 ? { autoFocus: true } : {})}
            />
          ))}
          <PasswordField
            size="lg"
            label={authMessages.password}
            name="password"
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
            isRequired
            description={passwordHint}
            {...(errors.password ? { errorMessage: errors.password } : {})}
          />
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {submitLabel}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
