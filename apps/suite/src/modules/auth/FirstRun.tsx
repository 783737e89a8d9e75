import { ApiError } from '@plumbline/api';
import { startCreateFirst, useStartFirstRun } from '@plumbline/api/hooks/auth';
import { useSession } from '@plumbline/app-kit/session';
import { errorText } from '@plumbline/app-kit/errors';
import { href } from '@plumbline/app-kit/routes';
import { email as emailRule, messages, password as passwordRule } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';

const empty = { company: '', firstname: '', lastname: '', email: '', password: '' };
type Field = keyof typeof empty;
const labels: Record<Exclude<Field, 'password'>, [label: string, complete: string]> = {
  company: ['Company', 'organization'],
  firstname: ['First name', 'given-name'],
  lastname: ['Last name', 'family-name'],
  email: ['Email', 'email'],
};

/** The first company and its administrator, on a server that has none. */
export default function FirstRun() {
  const { data: state } = useStartFirstRun();
  const { signIn } = useSession();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  if (state && !state.data.needed) {
    return (
      <AuthLayout
        brand="Plumbline"
        title="This server is set up"
        description="It has its company. Ask its administrator for an account."
      >
        <Button variant="primary" href={href('auth-login')} size="lg" fullWidth>
          Sign in
        </Button>
      </AuthLayout>
    );
  }
  const set = (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const submit = async () => {
    const wrong: Partial<Record<Field, string>> = {};
    for (const field of Object.keys(empty) as Field[])
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
      const { data } = await startCreateFirst({ ...values, email: values.email.trim() });
      setProblem(signIn(data).error);
    } catch (error) {
      if (error instanceof ApiError && error.errors.length)
        setErrors(Object.fromEntries(error.errors.map((each) => [each.field, each.message])));
      else setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title="Welcome to Plumbline"
      description="Create your company and its administrator. Everyone else is invited later."
    >
      <Form label="Create your company" onSubmit={() => void submit()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" urgent>
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
            label="Password"
            name="password"
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
            isRequired
            {...(errors.password ? { errorMessage: errors.password } : {})}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
            Create company
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
