import { downloadFile, type PublicItem, type PublicView } from '@plumbline/api';
import { getPublicAccessDownloadFileUrl } from '@plumbline/api/hooks/share-links';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatNumber } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { DownloadIcon, ExternalLinkIcon, EyeIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { errorText, showError } from '@plumbline/app-kit/data/error-message';
import { openInTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { matchPattern } from '@plumbline/app-kit/navigation/match-path';
import { routePaths } from '@plumbline/app-kit/navigation/routes';
import { localDayOf } from '@plumbline/app-kit/format/dates';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { ShareLinkGate } from '@plumbline/app-kit/share-links/ShareLinkGate';
import { PublicLayout } from '@plumbline/app-kit/app/PublicLayout';
import { publicMessages } from './messages.ts';
import { publicPreviewKind } from './public-preview-kind.ts';

const QuoteAnswer = lazyWithRetry(() =>
  import('@plumbline/quotes/QuoteAnswer').then((module) => module.QuoteAnswer),
);

const PublicPreview = lazyWithRetry(() =>
  import('./PublicPreview.tsx').then((module) => module.PublicPreview),
);
const PublicFileContent = lazyWithRetry(() =>
  import('./PublicPreview.tsx').then((module) => module.PublicFileContent),
);

/** MIME types that browsers display and that cannot execute scripts. */
const readable = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']);

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${formatNumber(String(Math.max(1, Math.round(bytes / 1000))))} KB`
    : `${formatNumber((bytes / 1_000_000).toFixed(1))} MB`;

function Item({
  item,
  isOnly,
  onPreview,
}: {
  item: PublicItem;
  isOnly: boolean;
  /** Opens the preview in place of a new tab. */
  onPreview?: () => void;
}) {
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [pending, setPending] = useState<'open' | 'save'>();
  const run = async (what: 'open' | 'save') => {
    setPending(what);
    setProblem(undefined);
    const url = getPublicAccessDownloadFileUrl({ id: item.id });
    try {
      await (what === 'open' ? openInTab(url) : downloadFile(url));
      if (what === 'save') setAnnouncement(messages.downloadStarted);
    } catch (error) {
      setProblem(errorText(error));
    }
    setPending(undefined);
  };
  const mayOpen = readable.has(item.content_type);
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text weight="strong">{item.name}</Text>
        {item.size !== undefined && (
          <Text size="small" tone="muted">
            {sizeOf(item.size)}
          </Text>
        )}
      </Stack>
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      <Inline gap={8} wraps>
        {onPreview && (
          <Button icon={EyeIcon} onPress={onPreview} aria-label={publicMessages.previewName(item.name)}>
            {publicMessages.preview}
          </Button>
        )}
        {mayOpen && !onPreview && (
          <Button
            variant={isOnly ? 'primary' : 'secondary'}
            icon={ExternalLinkIcon}
            isPending={pending === 'open'}
            onPress={() => void run('open')}
            aria-label={publicMessages.openName(item.name)}
          >
            {publicMessages.open}
          </Button>
        )}
        <Button
          variant={isOnly && !mayOpen ? 'primary' : 'secondary'}
          icon={DownloadIcon}
          isPending={pending === 'save'}
          onPress={() => void run('save')}
          aria-label={publicMessages.downloadName(item.name)}
        >
          {publicMessages.download}
        </Button>
      </Inline>
      <Text size="small" tone="muted" role="status">
        {announcement}
      </Text>
    </Stack>
  );
}

function Content({ view, id, token }: { view: PublicView; id: string | undefined; token: string }) {
  const items = id ? view.items.filter((item) => item.id === id) : view.items;
  const [previewed, setPreviewed] = useState<PublicItem>();
  const shown = view.quote ? [] : items.filter((item) => publicPreviewKind(item) !== 'none');
  const [only] = items.length === 1 ? shown : [];
  const download = (item: PublicItem) =>
    void downloadFile(getPublicAccessDownloadFileUrl({ id: item.id })).catch(showError);
  return (
    <PublicLayout
      title={view.title}
      width={view.quote ? 'document' : 'wide'}
      description={
        <>
          {publicMessages.accessDescription(
            view.company,
            view.note ? ` ${view.note}.` : '',
            localDayOf(view.expires_at),
          )}
        </>
      }
    >
      <Stack gap={24}>
        {view.quote && (
          <QuoteAnswer
            token={token}
            quote={view.quote}
            company={view.company}
            onDownload={() => downloadFile(getPublicAccessDownloadFileUrl())}
          />
        )}
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            isOnly={items.length === 1 && !view.quote}
            {...(!only && shown.includes(item) ? { onPreview: () => setPreviewed(item) } : {})}
          />
        ))}
        {only && <PublicFileContent item={only} />}
        {previewed && (
          <PublicPreview
            item={previewed}
            items={shown}
            onShow={setPreviewed}
            onClose={() => setPreviewed(undefined)}
            onDownload={download}
          />
        )}
        {items.length === 0 && (
          <Banner tone="info">{id ? publicMessages.fileNotIncluded : publicMessages.filesEmpty}</Banner>
        )}
      </Stack>
    </PublicLayout>
  );
}

/** Public page of a share link; with an id, one of its files. */
export default function Access() {
  const { token = '', id } = matchPattern(routePaths.access, location.pathname) ?? {};
  return (
    <ShareLinkGate token={token}>{(view) => <Content view={view} id={id} token={token} />}</ShareLinkGate>
  );
}
