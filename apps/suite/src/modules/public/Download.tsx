import { downloadFile, type PublicView } from '@plumbline/api';
import { getPublicAccessDownloadFileUrl } from '@plumbline/api/hooks/share-links';
import { workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Stack } from '@plumbline/ui/Stack';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { matchPattern } from '@plumbline/app-kit/navigation/match-path';
import { routePaths } from '@plumbline/app-kit/navigation/routes';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { ShareLinkGate } from '@plumbline/app-kit/share-links/ShareLinkGate';
import { PublicLayout } from '@plumbline/app-kit/app/PublicLayout';
import { publicMessages } from './messages.ts';

/** Starts a download immediately, with a button to repeat it. */
function Starting({ start }: { start: () => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(true);
  const run = useCallback(async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await start();
    } catch (error) {
      setProblem(errorText(error));
    }
    setPending(false);
  }, [start]);
  useEffect(() => void run(), [run]);
  return (
    <Stack gap={20}>
      {problem ? (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      ) : (
        <Banner tone="info">{messages.downloadStarted}</Banner>
      )}
      <Button size="lg" isFullWidth isPending={isPending} onPress={() => void run()}>
        {publicMessages.downloadAgain}
      </Button>
    </Stack>
  );
}

function ByLink({ view, uuid }: { view: PublicView; uuid: string }) {
  const item = view.items.find(({ id }) => id === uuid);
  const start = useCallback(() => downloadFile(getPublicAccessDownloadFileUrl({ id: uuid })), [uuid]);
  if (!item)
    return (
      <PublicLayout title={publicMessages.linkInvalidTitle} description={publicMessages.downloadNotIncluded}>
        {null}
      </PublicLayout>
    );
  return (
    <PublicLayout title={item.name} description={publicMessages.sharedBy(view.company)}>
      <Starting start={start} />
    </PublicLayout>
  );
}

function Own({ uuid }: { uuid: string }) {
  const [name, setName] = useState(publicMessages.yourFile);
  const start = useCallback(async () => {
    const { data } = await workdriveDownload({ objectId: uuid });
    setName(data.name);
    location.assign(data.url);
  }, [uuid]);
  return (
    <PublicLayout title={name}>
      <Starting start={start} />
    </PublicLayout>
  );
}

/** Download page of a file: with the token of a share link, or for signed-in users. */
export default function Download() {
  const { current } = useSession();
  const uuid = matchPattern(routePaths.download, location.pathname)?.['uuid'] ?? '';
  const token = new URLSearchParams(location.search).get('token');
  const isLost = !token && !current;
  useEffect(() => {
    if (isLost) location.replace(`${routePaths['auth-login']}?back=${encodeURIComponent(location.pathname)}`);
  }, [isLost]);
  if (token)
    return <ShareLinkGate token={token}>{(view) => <ByLink view={view} uuid={uuid} />}</ShareLinkGate>;
  return isLost ? null : <Own uuid={uuid} />;
}
