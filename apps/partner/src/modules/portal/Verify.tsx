import type { Customer } from '@plumbline/api';
import { partnerVerifyCustomer } from '@plumbline/api/hooks/partner';
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
import { portalMessages } from './messages.ts';

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
      const { data } = await partnerVerifyCustomer({ search });
      setAnswer({ of: search, customer: data.customer });
    } catch (reason) {
      setProblem({ field: '', whole: errorText(reason) });
    }
    setPending(false);
  };
  const found = answer?.customer;
  return (
    <Stack gap={24} padding={24} measure="narrow">
      <PageHeader title={portalMessages.findACustomer} description={portalMessages.verifyDescription} />
      <Form hasOwnRules label={portalMessages.findACustomer} onSubmit={() => void verify()}>
        <Stack gap={16} align="start">
          {problem.whole && (
            <Banner tone="bad" isUrgent>
              {problem.whole}
            </Banner>
          )}
          <TextField
            label={portalMessages.verifyQuery}
            description={portalMessages.verifyQueryHint}
            value={words}
            onChange={setWords}
            maxLength={250}
            autoComplete="off"
            {...(problem.field ? { errorMessage: problem.field } : {})}
          />
          <Button variant="primary" isPending={isPending} onPress={() => void verify()}>
            {portalMessages.findCustomer}
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
                  <Text tone="muted">{portalMessages.yourCustomer}</Text>
                </Inline>
                <Button href={href('partner-customer', { uuid: found.uuid, accountId: found.uuid })}>
                  {portalMessages.openCustomer}
                </Button>
              </Stack>
            </Card>
          ) : (
            <Banner tone="warn">{portalMessages.verifyNoMatch(answer.of)}</Banner>
          ))}
      </div>
    </Stack>
  );
}
