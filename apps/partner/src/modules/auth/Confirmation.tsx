import { partnerConfirmRequest } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { href } from '@plumbline/app-kit/navigation/routes';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';

const noToken = 'This link is incomplete. Open the link in the email again, or send a new request.';

/** Confirms a partner request with a button instead of on load, because email scanners open links. */
export default function Confirmation() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [problem, setProblem] = useState(token ? undefined : noToken);
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      const { data } = await partnerConfirmRequest({ token });
      location.replace(href('partner-request', { uuid: data.uuid }));
    } catch (error) {
      setProblem(errorText(error));
      setPending(false);
    }
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title="Confirm your request"
      description="Confirm your email address to send your request to Plumbline."
    >
      <Stack gap={20}>
        {problem ? (
          <>
            <Banner tone="bad" urgent>
              {problem}
            </Banner>
            <Button size="lg" fullWidth href={href('partner-signup')}>
              Start a new request
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" fullWidth isPending={isPending} onPress={() => void confirm()}>
            Confirm and send request
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
