import { vars } from '../../tokens/contract.css.ts';

interface BrandMarkProps {
  /** Pixels. */
  size?: 24 | 28 | 32;
}

/** The plumb bob on its tile: decoration beside the product's name. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <rect width="28" height="28" rx="7" fill={vars.color.action.primary} />
      <g fill={vars.color.action.onPrimary}>
        <rect x="13.25" y="3" width="1.5" height="7" rx="0.75" />
        <rect x="11.9" y="9.2" width="4.2" height="2.2" rx="0.6" />
        <path d="M9.2 13.1q0-.9.9-.9h7.8q.9 0 .9.9c0 3.9-2.6 6.9-4.4 10.9q-.4.6-.8 0C11.8 20 9.2 17 9.2 13.1Z" />
      </g>
    </svg>
  );
}
