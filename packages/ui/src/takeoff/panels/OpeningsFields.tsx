import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { LengthUnit } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';
import { blankOpening, readOpenings, type OpeningField, type OpeningRow } from './openings.ts';

interface OpeningsFieldsProps {
  rows: readonly OpeningRow[];
  onRows: (rows: OpeningRow[]) => void;
  unit: LengthUnit;
  /** Counted faces of the wall, the default of an opening. */
  faces: number;
  /** Shows all errors instead of only those of blurred fields. */
  showsWrong: boolean;
  /** Content beside the add button. */
  end?: ReactNode;
}

/** Table of openings, one row per size. */
export function OpeningsFields({ rows, onRows, unit, faces, showsWrong, end }: OpeningsFieldsProps) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string>();
  const { wrong } = readOpenings(rows, unit);
  // Walls with one counted face need no faces column.
  const asksFaces = faces > 1 || rows.some((row) => row.faces.trim() !== '1');
  const fields: OpeningField[] = ['count', 'width', 'height', ...(asksFaces ? (['faces'] as const) : [])];
  const layout = cx(styles.row, asksFaces ? styles.long : styles.short);
  return (
    <div className={styles.rows}>
      {rows.length > 0 && (
        <div className={cx(layout, styles.head)} aria-hidden>
          {fields.map((field) => (
            <span key={field}>{messages[field]}</span>
          ))}
        </div>
      )}
      {rows.map((row, at) => (
        <div key={row.key} className={cx(layout, styles.lengths)}>
          {fields.map((field) => {
            const place = `${row.key} ${field}`;
            const isSaid = showsWrong || (left.has(place) && row[field].trim() !== '');
            const isWrong = isSaid && (wrong.get(row.key)?.includes(field) ?? false);
            return (
              <TextField
                key={field}
                label={messages.ofOpening(messages[field], at + 1)}
                hideLabel
                size="sm"
                value={row[field]}
                autoFocus={field === 'count' && row.key === added}
                onChange={(value) =>
                  onRows(rows.map((each) => (each === row ? { ...each, [field]: value } : each)))
                }
                onBlur={() => setLeft((before) => new Set([...before, place]))}
                autoComplete="off"
                {...(isWrong
                  ? {
                      errorMessage: messages.wrong[field === 'count' || field === 'faces' ? field : 'length'],
                    }
                  : {})}
              />
            );
          })}
          <IconButton
            icon={Trash2}
            size="sm"
            label={messages.removeOpening(at + 1)}
            onPress={() => onRows(rows.filter((each) => each !== row))}
          />
        </div>
      ))}
      <div className={styles.ends}>
        <Button
          size="sm"
          icon={Plus}
          onPress={() => {
            const blank = blankOpening(faces);
            setAdded(blank.key);
            onRows([...rows, blank]);
          }}
        >
          {messages.addOpening}
        </Button>
        {end}
      </div>
    </div>
  );
}
