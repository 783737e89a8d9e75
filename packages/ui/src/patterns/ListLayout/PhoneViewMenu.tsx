import { EllipsisVerticalIcon, PlusIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import type { SavedView } from './SavedView.ts';
import { savedViewsMessages } from './SavedViews.messages.ts';
import { viewEntries } from './viewEntries.ts';

const ViewDialogs = lazy(() =>
  lazyImport(() => import('./ViewDialogs.tsx').then((module) => ({ default: module.ViewDialogs }))),
);

interface PhoneViewMenuProps {
  views: SavedViewsProps;
}

/** Menu for views on phones: creates a view and changes the current one. */
export function PhoneViewMenu({ views: props }: PhoneViewMenuProps) {
  const messages = useMessages('savedViews', savedViewsMessages);
  const [openDialog, setOpenDialog] = useState<{ what: 'rename' | 'delete'; view: SavedView }>();
  const { views, currentId, isChanged = false, viewMenu, onCreate, ...actions } = props;
  const view = views.find(({ id }) => id === currentId);
  const entries = view
    ? viewEntries({
        view,
        isChanged,
        actions,
        messages,
        more: viewMenu?.(view) ?? [],
        ask: (what) => setOpenDialog({ what, view }),
      })
    : [];
  if (!onCreate && entries.length === 0) return null;
  return (
    <>
      <Menu
        label={view ? messages.actions(view.label) : messages.label}
        items={[
          ...(onCreate ? [{ id: 'create', label: messages.create, icon: PlusIcon, onAction: onCreate }] : []),
          ...(onCreate && entries.length > 0 ? (['separator'] as const) : []),
          ...entries,
        ]}
        trigger={
          <IconButton
            icon={EllipsisVerticalIcon}
            label={view ? messages.actions(view.label) : messages.label}
            size="lg"
          />
        }
      />
      {openDialog && (
        <Suspense fallback={null}>
          <ViewDialogs
            key={`${openDialog.what}-${openDialog.view.id}`}
            openDialog={openDialog}
            views={views}
            messages={messages}
            onRename={actions.onRename}
            onDelete={actions.onDelete}
            onClose={() => setOpenDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
