import { ApiError, type PartnerRequestState200Data } from '@plumbline/api';
import { partnerRequestState } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { matchPattern } from '@plumbline/app-kit/navigation/match-path';
import { href, routePaths } from '@plumbline/app-kit/navigation/routes';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatDate } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useState } from 'react';

type State = PartnerRequestState200Data;
const day = (instant: string) => formatDate(instant.slice(0, 10));
const words: Record<State['state'], [title: string, next: string]> = {
  waiting: [
    'Your request is being looked at',
    'Plumbline’s staff have it and answer by letter. There is nothing more to do.',
  ],
  approved: [
    'You are a partner',
    'A letter with a link to choose a password is in your mail. When it is too old, ask for another at sign-in.',
  ],
  declined: [
    'Your request was declined',
    'The reason is in the letter that was sent to you. You can send another request.',
  ],
};

/** How a request stands, for whoever holds its address: it says nothing of whose it is. */
export default function Request() {
  const uuid = matchPattern(routePaths['partner-request'], location.pathname)?.['uuid'] ?? '';
  const [state, setState] = useState<State>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    partnerRequestState(uuid).then(
      ({ data }) => setState(data),
      (error: unknown) =>
        setProblem(
          error instanceof ApiError && (error.status === 404 || error.status === 400)
            ? 'There is no such request. It may not have been confirmed yet: open the link of the letter.'
            : errorText(error),
        ),
    );
  }, [uuid]);
  const [title, next] = state ? words[state.state] : ['Your request', undefined];
  return (
    <AuthLayout brand="Plumbline" title={title} description={next}>
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        {!state && !problem && <Skeleton shape="line" count={3} label="Loading your request" />}
        {state && (
          <DescriptionList
            items={[
              { term: 'Sent', value: day(state.createdAt) },
              { term: 'Answered', value: state.decided_at ? day(state.decided_at) : 'Not yet' },
            ]}
          />
        )}
        {state?.state === 'approved' && (
          <Button variant="primary" size="lg" fullWidth href={href('partner-login')}>
            Sign in
          </Button>
        )}
        {(state?.state === 'declined' || problem) && (
          <Button size="lg" fullWidth href={href('partner-signup')}>
            Write another request
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
