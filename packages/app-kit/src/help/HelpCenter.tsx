import { EmptyState } from '@plumbline/ui/EmptyState';
import { Heading } from '@plumbline/ui/Heading';
import { Link } from '@plumbline/ui/Link';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SearchField } from '@plumbline/ui/SearchField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { BookOpenIcon } from '@plumbline/ui/icons';
import { useMemo, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { Failed } from '../data/load-states.tsx';
import { helpRoles, type HelpRole } from '../module/help-guide.ts';
import { buildRouteIndex } from '../navigation/route-index.ts';
import { href } from '../navigation/routes.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { findGuides } from './find-guides.ts';
import { Guide, Shortcuts } from './Guide.tsx';
import { helpMessages } from './messages.ts';
import { useGuides, type ListedGuide } from './use-guides.ts';

/** Address of the page with the shortcuts, in the place of a guide. */
const shortcutsId = 'keyboard-shortcuts';

const isRole = (value: string | null): value is HelpRole => value !== null && Object.hasOwn(helpRoles, value);

function GuideLink({ title, summary, to }: { title: string; summary: string; to: string }) {
  return (
    <Stack as="li" gap={4}>
      <Link href={to}>{title}</Link>
      <Text tone="muted">{summary}</Text>
    </Stack>
  );
}

function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2} size="section">
        {title}
      </Heading>
      <Stack as="ul" gap={16}>
        {children}
      </Stack>
    </Stack>
  );
}

/** Guides by module, filtered by role and search. */
function GuideList({ guides }: { guides: readonly ListedGuide[] }) {
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('role');
  const role = isRole(chosen) ? chosen : undefined;
  const search = query.get('search') ?? '';
  const found = findGuides(guides, { role, search });
  const modules = [...new Set(found.map(({ module }) => module))];
  const withRole = (id?: string) =>
    href('help', {}, { ...(id ? { role: id } : {}), ...(search ? { search } : {}) });
  return (
    <Stack gap={24} padding={24} measure="wide">
      <PageHeader title={helpMessages.help} description={helpMessages.description} />
      <SearchField
        label={helpMessages.searchGuides}
        defaultValue={search}
        debounce={200}
        onSearch={(words) =>
          setQuery({ ...(role ? { role } : {}), ...(words ? { search: words } : {}) }, { replace: true })
        }
      />
      <LinkTabs
        label={helpMessages.roles}
        value={role ?? 'all'}
        items={[
          { id: 'all', label: helpMessages.all, href: withRole() },
          ...Object.entries(helpRoles).map(([id, label]) => ({ id, label, href: withRole(id) })),
        ]}
      />
      {found.length === 0 && (
        <EmptyState icon={BookOpenIcon} title={helpMessages.noGuidesTitle}>
          {search ? helpMessages.noGuides : helpMessages.noGuidesForRole}
        </EmptyState>
      )}
      {modules.map((title) => (
        <GuideSection key={title} title={title}>
          {found
            .filter(({ module }) => module === title)
            .map((guide) => (
              <GuideLink
                key={guide.id}
                title={guide.title}
                summary={guide.summary}
                to={href('help', { guide: guide.id })}
              />
            ))}
        </GuideSection>
      ))}
      <GuideSection title={helpMessages.more}>
        <GuideLink
          title={helpMessages.keyboardShortcuts}
          summary={helpMessages.shortcutsSummary}
          to={href('help', { guide: shortcutsId })}
        />
        <GuideLink title={helpMessages.apiReference} summary={helpMessages.apiReferenceHint} to="/api/docs" />
      </GuideSection>
    </Stack>
  );
}

/** Help: the guides of all modules that the user can open, one guide, or the keyboard shortcuts. */
export default function HelpCenter() {
  const { guide: id } = useParams();
  const { modules } = useApp();
  const viewer = useCurrentUser();
  const chart = useMemo(() => buildRouteIndex(modules, viewer), [modules, viewer]);
  const { guides, error, retry } = useGuides(chart);
  if (id === shortcutsId) return <Shortcuts />;
  if (error !== undefined && !guides) return <Failed error={error} onRetry={retry} />;
  if (!guides) return <Skeleton shape="text" count={8} label={helpMessages.loading} />;
  if (id === undefined) return <GuideList guides={guides} />;
  const guide = guides.find((each) => each.id === id);
  if (!guide)
    return (
      <EmptyState icon={BookOpenIcon} title={helpMessages.notFoundTitle} level={1}>
        {helpMessages.notFound} <Link href={href('help', {})}>{helpMessages.allGuides}</Link>
      </EmptyState>
    );
  return <Guide key={id} guide={guide} chart={chart} />;
}
