import { Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { formBuilderMessages } from './FormBuilder.messages.ts';
import { OpenField } from './PreviewField.tsx';
import * as styles from './FormBuilder.css.ts';

interface FormPreviewProps {
  /** Field whose editor is open; marked in the preview. */
  openId: string | undefined;
  /** Fields, each in a `PreviewField`. */
  children: ReactNode;
}

/** Preview of the form in desktop or phone width. */
export function FormPreview({ openId, children }: FormPreviewProps) {
  const messages = useMessages('formBuilder', formBuilderMessages);
  const [size, setSize] = useState('desktop');
  return (
    <section aria-label={messages.preview} className={styles.side}>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>{messages.preview}</h2>
        <SegmentedControl
          label={messages.previewSize}
          size="sm"
          value={size}
          onChange={setSize}
          options={[
            { id: 'desktop', label: messages.desktop, icon: Monitor },
            { id: 'phone', label: messages.phone, icon: Smartphone },
          ]}
        />
      </div>
      <div className={cx(styles.preview, size === 'phone' && styles.previewPhone)}>
        <OpenField value={openId}>{children}</OpenField>
      </div>
    </section>
  );
}
