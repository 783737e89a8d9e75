import '@plumbline/ui/pageStyles';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const texts = { title: 'Archive this project?', confirmLabel: 'Archive project' };
function Archive({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, onOpenChange] = useState(true);
  return <ConfirmDialog {...{ isOpen, onOpenChange, onConfirm, ...texts }} />;
}
const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(<Archive onConfirm={() => {}} />);
