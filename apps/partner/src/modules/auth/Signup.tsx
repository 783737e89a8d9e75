import { partnerRequestAccess } from '@plumbline/api/hooks/partner';
import { PartnerRequestAccessBody } from '@plumbline/api/schemas/partner';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { issueMessage } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Link } from '@plumbline/ui/Link';
import { PhoneField } from '@plumbline/ui/PhoneField';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { authMessages } from './messages.ts';

const empty = { company: '', firstname: '', lastname: '', email: '', phone: '', website: '', message: '' };
type Field = keyof typeof empty;

const toSignIn = (
  <Link href={href('partner-login')} size="small">
    {authMessages.signInInstead}
  </Link>
);

/** Form to request a partner account; failed submissions keep the input. */
export default function Signup() {
  const [values, setValues] = useState(empty);
  const [sent, setSent] = useState<string>();
  if (!sent) return <Application values={values} onChange={setValues} onSent={setSent} />;
  return (
    <AuthLayout brand="Plumbline" title={authMessages.checkYourEmail} description={sent} footer={toSignIn}>
      <Stack gap={20}>
        <Banner tone="info">{authMessages.confirmEmailNotice}</Banner>
        <Button size="lg" isFullWidth onPress={() => setSent(undefined)}>
          {authMessages.resendEmail}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function Application({
  values,
  onChange,
  onSent,
}: {
  values: typeof empty;
  onChange: (values: typeof empty) => void;
  /** Called with the message of the server. */
  onSent: (message: string) => void;
}) {
  const { problem, problemOf, isPending, submit } = useSubmit();
  const set = (field: Field) => (value: string) => onChange({ ...values, [field]: value });
  const send = () => {
    const given = { ...values, email: values.email.trim(), website: values.website.trim() };
    const parsed = PartnerRequestAccessBody.safeParse(given, { reportInput: true });
    const wrong = Object.fromEntries(
      (parsed.error?.issues ?? []).map((issue) => [String(issue.path[0]), issueMessage(issue)]),
    );
    return submit(wrong, async () => {
      const { message } = await partnerRequestAccess(given);
      onSent(message ?? authMessages.emailSent);
    });
  };
  const text = (field: Field, label: string, more: object = {}) => (
    <TextField
      size="lg"
      label={label}
      name={field}
      value={values[field]}
      onChange={set(field)}
      {...problemOf(field)}
      {...more}
    />
  );
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.becomeAPartner}
      description={authMessages.signupDescription}
      footer={toSignIn}
      width="wide"
    >
      <Form hasOwnRules label={authMessages.becomeAPartner} onSubmit={() => void send()}>
        <Stack gap={20}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <FieldGroup columns={2}>
            <WideField>
              {text('company', 'Company', {
                isRequired: true,
                autoComplete: 'organization',
                autoFocus: true,
              })}
            </WideField>
            {text('firstname', authMessages.firstName, { isRequired: true, autoComplete: 'given-name' })}
            {text('lastname', authMessages.lastName, { isRequired: true, autoComplete: 'family-name' })}
            {text('email', 'Email', { isRequired: true, autoComplete: 'email', type: 'email' })}
            <PhoneField
              size="lg"
              label={authMessages.phone}
              name="phone"
              value={values.phone}
              onChange={set('phone')}
              {...problemOf('phone')}
            />
            <WideField>
              {text('website', 'Website', { autoComplete: 'url', type: 'url', placeholder: 'https://' })}
            </WideField>
            <WideField>
              <TextArea
                label={authMessages.aboutYourBusiness}
                name="message"
                value={values.message}
                onChange={set('message')}
                maxLength={2000}
                {...problemOf('message')}
              />
            </WideField>
          </FieldGroup>
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {authMessages.sendRequest}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
