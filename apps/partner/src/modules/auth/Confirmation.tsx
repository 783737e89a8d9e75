import { partnerConfirmRequest } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { href } from '@plumbline/app-kit/navigation/routes';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';

const noToken = 'This address has no token. Open the link of the letter, or send your request again.';

/** A press confirms, not the opening of the address: programs that look into letters open addresses, too. */
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
      title="Send your request"
      description="Your address is confirmed with this step, and your request goes to Plumbline’s staff."
    >
      <Stack gap={20}>
        {problem ? (
          <>
            <Banner tone="bad" urgent>
              {problem}
            </Banner>
            <Button size="lg" fullWidth href={href('partner-signup')}>
              Write another request
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" fullWidth isPending={isPending} onPress={() => void confirm()}>
            Confirm and send
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
