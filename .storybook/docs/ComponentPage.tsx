import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { Pill } from '@plumbline/ui/Pill';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentInfo } from '../docgen/readComponents.ts';
import { accessibilityOf, type Accessibility } from './accessibilityNotes.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DocsSection } from './DocsPage.tsx';
import { DocsTable } from './DocsTable.tsx';
import { RenderWhenNear } from './RenderWhenNear.tsx';
import { PageLink } from './PageLink.tsx';
import { allComponents } from './describedComponents.ts';
import { PropsTable } from './PropsTable.tsx';
import { relatedTo } from './relatedComponents.ts';
import { usePageAddresses } from './usePageAddresses.ts';
import { DocstringText } from './DocstringText.tsx';

type Story = PreparedStory;

/** Components that cover the page while they are open: their stories are shown in frames. */
const covering = new Set([
  'ChatWindow',
  'CommandPalette',
  'ConfirmDialog',
  'ConflictDialog',
  'Dialog',
  'Drawer',
  'Launcher',
  'PhotoViewer',
  'RecordPanel',
  'ShareDialog',
  'ToastRegion',
]);
const ownPage = { inline: false, height: '560px' } as const;

/** Name of the story with correct and incorrect use. */
const guidance = 'Guidance';

/** Page of one component: description, import, controls, props, guidance, keyboard use and all states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const stories: Story[] = context.componentStories();
  const { title, component, parameters } = preparedMeta;
  const name = title.split('/').at(-1) ?? title;
  const described =
    (component as { __docgenInfo?: ComponentInfo } | undefined)?.__docgenInfo ??
    (parameters['part'] as ComponentInfo | undefined);
  const part: ComponentInfo | undefined = allComponents[described?.name ?? name] ?? described;
  const named = part?.name ?? name;
  // Controls work in the playground where other stories are fixed.
  const primary = stories.find((story) => story.name === 'Playground') ?? stories[0];
  const advice = stories.find((story) => story.name === guidance);
  const others = stories.filter((story) => story !== primary && story !== advice);
  const frame = covering.has(named) ? ownPage : undefined;
  const isWorkable = Boolean(primary && Object.keys(primary.argTypes).length > 0);
  return (
    <article className="pl-docs sb-unstyled">
      <Head title={name.includes(' ') ? name : named} part={part} />
      {primary && (
        <>
          <Canvas of={primary.moduleExport} sourceState="hidden" story={frame} />
          <p className="pl-docs-muted">
            Select “Show code” for the source. Use the toolbar to change theme, direction and locale.
          </p>
        </>
      )}
      {part?.example !== undefined && (
        <DocsSection id="example" title="Example">
          <CodeBlock title={`${named}.tsx`} code={part.example} />
        </DocsSection>
      )}
      {primary && isWorkable && (
        <DocsSection id="props" title="Props and controls">
          <div className="pl-docs-scroll" role="region" aria-label="Controls" tabIndex={0}>
            <Controls of={primary.moduleExport} />
          </div>
        </DocsSection>
      )}
      {!isWorkable && part && (
        <DocsSection id="props" title="Props">
          <PropsTable props={part.props} />
        </DocsSection>
      )}
      {advice && (
        <DocsSection id="guidance" title="Do and don’t">
          <RenderWhenNear>
            <Canvas of={advice.moduleExport} sourceState="none" story={frame} />
          </RenderWhenNear>
        </DocsSection>
      )}
      <AccessibilityNotes notes={accessibilityOf(named)} />
      <DocsSection id="states" title="States">
        {others.map((story) => (
          <section key={story.id} className="pl-docs-story">
            <h3 id={`story-${story.id}`}>{story.name}</h3>
            <DocstringText text={descriptionOf(story)} />
            <RenderWhenNear isScreen={frame !== undefined || story.parameters['layout'] === 'fullscreen'}>
              <Canvas of={story.moduleExport} sourceState="hidden" story={frame} />
            </RenderWhenNear>
          </section>
        ))}
      </DocsSection>
      {part && <Related part={part} />}
    </article>
  );
}

function descriptionOf({ parameters }: Story): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}

function Head({ title, part }: { title: string; part: ComponentInfo | undefined }) {
  return (
    <header className="pl-docs-head">
      <h1>{title}</h1>
      {part && (
        <Pill tone={part.isRecorded ? 'ok' : 'warn'}>{part.isRecorded ? 'Stable' : 'Experimental'}</Pill>
      )}
      {part && <DocstringText text={part.description} />}
      {part?.entry && part.example === undefined && (
        <CodeBlock code={`import { ${part.name} } from '${part.entry}';`} />
      )}
      {part && !part.isRecorded && (
        <p className="pl-docs-muted">Experimental: the API may change in any release.</p>
      )}
    </header>
  );
}

function AccessibilityNotes({ notes }: { notes: Accessibility }) {
  return (
    <DocsSection id="accessibility" title="Keyboard and accessibility">
      {notes.keys.length > 0 && (
        <DocsTable label="Keys" columns={['Key', 'Action']}>
          {notes.keys.map(([key, action]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>
                <DocstringText text={action} isInline />
              </td>
            </tr>
          ))}
        </DocsTable>
      )}
      <ul>
        {notes.notes.map((note) => (
          <li key={note}>
            <DocstringText text={note} isInline />
          </li>
        ))}
      </ul>
    </DocsSection>
  );
}

function Related({ part }: { part: ComponentInfo }) {
  const related = relatedTo(part, allComponents);
  const pages = usePageAddresses();
  return (
    <DocsSection id="source" title="Source and related parts">
      <p>
        Source: <code>{part.file}</code>. Its texts, style sheet, tests and stories are beside it.
      </p>
      {related.length > 0 && (
        <ul>
          {related.map((one) => (
            <li key={one.name}>
              <PageLink href={pages.get(one.name)}>{one.name}</PageLink>:{' '}
              <DocstringText text={one.description.split('. ')[0] ?? ''} isInline />
            </li>
          ))}
        </ul>
      )}
    </DocsSection>
  );
}
