import { ApiError, type PartnerReadRequest200Data } from '@plumbline/api';
import { partnerReadRequest } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { matchPattern } from '@plumbline/app-kit/navigation/match-path';
import { href } from '@plumbline/app-kit/navigation/routes';
import { utcDay } from '@plumbline/dates';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatDate } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useState } from 'react';
import { authPaths } from './paths.ts';
import { authMessages } from './messages.ts';

type State = PartnerReadRequest200Data;
const day = (instant: string) => formatDate(utcDay(instant));
const STATUS_TEXTS: Record<State['state'], [title: string, next: string]> = {
  waiting: [authMessages.reviewTitle, authMessages.reviewDescription],
  approved: [authMessages.approvedTitle, authMessages.approvedDescription],
  declined: [authMessages.declinedTitle, authMessages.declinedDescription],
};

/** Status of a partner request for anyone with the link, without details of the applicant. */
export default function Request() {
  const uuid = matchPattern(authPaths['partner-request'], location.pathname)?.['uuid'] ?? '';
  const [state, setState] = useState<State>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    partnerReadRequest(uuid).then(
      ({ data }) => setState(data),
      (error: unknown) =>
        setProblem(
          error instanceof ApiError && (error.status === 404 || error.status === 400)
            ? authMessages.requestNotFound
            : errorText(error),
        ),
    );
  }, [uuid]);
  const [title, next] = state ? STATUS_TEXTS[state.state] : [authMessages.yourRequest, undefined];
  return (
    <AuthLayout brand="Plumbline" title={title} description={next}>
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {!state && !problem && <Skeleton shape="line" count={3} label={authMessages.loadingYourRequest} />}
        {state && (
          <DescriptionList
            items={[
              { term: 'Sent', value: day(state.createdAt) },
              { term: 'Decided', value: state.decided_at ? day(state.decided_at) : 'Not yet' },
            ]}
          />
        )}
        {state?.state === 'approved' && (
          <Button variant="primary" size="lg" isFullWidth href={href('partner-login')}>
            {authMessages.signIn}
          </Button>
        )}
        {(state?.state === 'declined' || problem) && (
          <Button size="lg" isFullWidth href={href('partner-signup')}>
            {authMessages.startANewRequest}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
