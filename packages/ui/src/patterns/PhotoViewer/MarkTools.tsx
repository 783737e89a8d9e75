import { useId } from 'react';
import { tints } from '../../components/Avatar/initials.ts';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { vars } from '../../tokens/contract.css.ts';
import { markTools } from './markToolbarItems.ts';
import * as styles from './MarkTools.css.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import type { PhotoMarking } from './usePhotoMarking.ts';

/** Navy cannot be told from blue on a photo. */
const choices = tints.filter((tint) => tint !== 'navy');

interface MarkToolsProps {
  marking: PhotoMarking;
  /** Size of the buttons. */
  size: 'md' | 'lg';
  /** Called when the words are done, to return the focus to the mark. */
  onTextDone: () => void;
}

/** Tools and colors of marks, and the words of a selected text. */
export function MarkTools({ marking, size, onTextDone }: MarkToolsProps) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { selected } = marking;
  return (
    <div className={styles.bar}>
      {selected?.kind === 'text' && (
        <div className={styles.text} data-mark-text>
          <TextField
            key={selected.id}
            label={messages.textLabel}
            hideLabel
            value={selected.text ?? ''}
            maxLength={200}
            enterKeyHint="done"
            autoFocus={selected.id === marking.addedId}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(text) => marking.update({ ...selected, text }, `text ${selected.id}`)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
              event.preventDefault();
              event.stopPropagation();
              onTextDone();
            }}
          />
        </div>
      )}
      <div className={styles.groups}>
        <div role="toolbar" aria-label={messages.toolbar} className={styles.tools}>
          {markTools.map(({ id, icon, shortcut }) => (
            <IconButton
              key={id}
              icon={icon}
              size={size}
              label={id === 'select' ? messages.select : messages.kinds[id]}
              shortcut={shortcut}
              tooltipPlacement="top"
              isSelected={marking.tool === id}
              onPress={() => marking.chooseTool(id)}
            />
          ))}
        </div>
        <MarkColors marking={marking} />
      </div>
    </div>
  );
}

function MarkColors({ marking }: { marking: PhotoMarking }) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const name = useId();
  return (
    <fieldset className={styles.colors} data-theme="light">
      <legend className={styles.legend}>{messages.color}</legend>
      {choices.map((tint) => (
        <label key={tint} className={styles.choice} title={messages.colors[tint]}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={tint}
            checked={marking.color === tint}
            aria-label={messages.colors[tint]}
            onChange={() => marking.chooseColor(tint)}
          />
          <span className={styles.swatch} style={{ background: vars.color.tint[tint].fg }} />
        </label>
      ))}
    </fieldset>
  );
}
