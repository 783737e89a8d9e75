import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { ShortcutGroups } from '../frame/ShortcutGroups.tsx';
import { useShortcutRegistry } from '../frame/ShortcutsProvider.tsx';
import { textParts, type HelpStep } from '../module/help-guide.ts';
import { mayOpen, type RouteIndex } from '../navigation/route-index.ts';
import { addressOf, href } from '../navigation/routes.ts';
import { helpMessages } from './messages.ts';
import type { ListedGuide } from './use-guides.ts';

function GuideText({ children }: { children: string }) {
  return (
    <Text as="p">
      {textParts(children).map(({ text, isLabel }, at) =>
        isLabel ? (
          <Text key={at} as="strong" weight="strong">
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  );
}

function Step({ step, number, chart }: { step: HelpStep; number: number; chart: RouteIndex }) {
  const { route } = step;
  const address = route && mayOpen(chart, route) ? addressOf(route) : undefined;
  const title = route && chart.places.get(route)?.route.title;
  return (
    <Inline as="li" gap={12} align="start" wraps={false}>
      <Inline as="span" shrinks={false} aria-hidden>
        <Text tone="muted">{number}.</Text>
      </Inline>
      <Stack gap={4}>
        <GuideText>{step.text}</GuideText>
        {address !== undefined && title && <Link href={address}>{helpMessages.openScreen(title)}</Link>}
      </Stack>
    </Inline>
  );
}

/** Page of one guide. */
export function Guide({ guide, chart }: { guide: ListedGuide; chart: RouteIndex }) {
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader
        title={guide.title}
        description={guide.summary}
        backHref={href('help', {})}
        backLabel={helpMessages.allGuides}
      />
      <Stack as="ol" gap={16} aria-label={helpMessages.steps}>
        {guide.steps.map((step, at) => (
          <Step key={step.text} step={step} number={at + 1} chart={chart} />
        ))}
      </Stack>
      {guide.notes && (
        <Stack as="section" gap={8} aria-label={helpMessages.goodToKnow}>
          <Heading level={2} size="section">
            {helpMessages.goodToKnow}
          </Heading>
          {guide.notes.map((note) => (
            <GuideText key={note}>{note}</GuideText>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Page of the keyboard shortcuts. */
export function Shortcuts() {
  const { all } = useShortcutRegistry();
  return (
    <Stack gap={24} padding={24} measure="narrow">
      <PageHeader
        title={helpMessages.keyboardShortcuts}
        backHref={href('help', {})}
        backLabel={helpMessages.allGuides}
      />
      <Text as="p">{helpMessages.shortcutsHint}</Text>
      <ShortcutGroups shortcuts={all()} level={2} />
    </Stack>
  );
}
