import type { Customer } from '@plumbline/api';
import { partnerVerify } from '@plumbline/api/hooks/partner';
import { href } from '@plumbline/app-kit';
import { stateOf } from '@plumbline/account/customers/format-customer';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Pill } from '@plumbline/ui/Pill';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';

type Answer = { of: string; customer?: Customer | undefined };

/** Checks if an account ID, company name or email belongs to a customer of the partner. */
export default function Verify() {
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState({ field: '', whole: '' });
  const [isPending, setPending] = useState(false);
  const verify = async () => {
    const search = words.trim();
    setProblem({ field: search ? '' : messages.required, whole: '' });
    setAnswer(undefined);
    if (!search) return;
    setPending(true);
    try {
      const { data } = await partnerVerify({ search });
      setAnswer({ of: search, customer: data.customer });
    } catch (reason) {
      setProblem({ field: '', whole: errorText(reason) });
    }
    setPending(false);
  };
  const found = answer?.customer;
  return (
    <Stack gap={24} padding={24} measure="narrow">
      <PageHeader
        title="Find a customer"
        description="Check that a caller is your customer before you help them."
      />
      <Form label="Find a customer" onSubmit={() => void verify()}>
        <Stack gap={16} align="start">
          {problem.whole && (
            <Banner tone="bad" urgent>
              {problem.whole}
            </Banner>
          )}
          <TextField
            label="Account ID, company or email"
            description="Enter the complete account ID, company name or sign-in email."
            value={words}
            onChange={setWords}
            maxLength={250}
            autoComplete="off"
            {...(problem.field ? { errorMessage: problem.field } : {})}
          />
          <Button variant="primary" isPending={isPending} onPress={() => void verify()}>
            Find customer
          </Button>
        </Stack>
      </Form>
      <div role="status">
        {answer &&
          (found ? (
            <Card title={found.name} level={2}>
              <Stack gap={16} align="start">
                <Inline gap={8} align="center">
                  <Pill tone={stateOf(found.state).tone}>{stateOf(found.state).label}</Pill>
                  <Text tone="muted">Your customer</Text>
                </Inline>
                <Button href={href('partner-customer', { uuid: found.uuid, accountId: found.uuid })}>
                  Open customer
                </Button>
              </Stack>
            </Card>
          ) : (
            <Banner tone="warn">{`No customer matches “${answer.of}”. Check the account ID, name or email.`}</Banner>
          ))}
      </div>
    </Stack>
  );
}
