import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState } from 'react';
import {
  ColorArea,
  ColorSlider,
  ColorThumb,
  parseColor as toColor,
  SliderTrack,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import { I18nProvider, useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ContrastHint } from './ContrastHint.tsx';
import * as styles from './ColorPicker.css.ts';
import { colorPickerMessages } from './ColorPicker.messages.ts';

export interface PaletteColor {
  /** #rrggbb. */
  color: string;
  /** Name of the color: “Safety orange”. */
  label: string;
}

interface ColorPanelProps {
  value: string;
  palette: readonly PaletteColor[];
  onChange: (color: string) => void;
}

/** Panel with the palette, an area for shade and hue, and the contrast of the chosen color. */
export function ColorPanel({ value, palette, onChange }: ColorPanelProps) {
  const messages = useMessages('colorPicker', colorPickerMessages);
  const { locale } = useLocale();
  const name = useId();
  // Gray has no hue, so the last hue is kept while saturation and brightness change.
  const [shade, setShade] = useState(() => toColor(value).toFormat('hsb'));
  const hex = (color: typeof shade) => color.toString('hex').toLowerCase();
  const current = hex(shade) === value ? shade : toColor(value).toFormat('hsb');
  const change = (color: typeof shade) => {
    const next = color.toFormat('hsb');
    setShade(next);
    onChange(hex(next));
  };
  return (
    <I18nProvider locale={locale}>
      <div className={styles.panel}>
        {palette.length > 0 && (
          <div role="radiogroup" aria-label={messages.palette} className={styles.swatches}>
            {palette.map(({ color, label }) => (
              <label
                key={color}
                className={styles.swatch}
                style={assignInlineVars({ [styles.shown]: color })}
                title={label}
              >
                <input
                  type="radio"
                  className={styles.swatchInput}
                  name={name}
                  value={color}
                  checked={color === value}
                  onChange={() => onChange(color)}
                  aria-label={label}
                />
              </label>
            ))}
          </div>
        )}
        <ColorArea
          aria-label={messages.shade}
          className={styles.area}
          value={current}
          onChange={change}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider
          aria-label={messages.hue}
          value={current}
          onChange={change}
          colorSpace="hsb"
          channel="hue"
        >
          <SliderTrack className={styles.track}>
            <ColorThumb className={cx(styles.thumb, styles.thumbOnTrack)} />
          </SliderTrack>
        </ColorSlider>
        <ContrastHint color={value} />
      </div>
    </I18nProvider>
  );
}
