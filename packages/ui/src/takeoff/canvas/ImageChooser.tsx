import type { Ref } from 'react';

interface ImageChooserProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onChoose: (file: File) => void;
}

/** The browser's own dialog for a picture; pressed by what offers it. */
export const ImageChooser = ({ ref, label, onChoose }: ImageChooserProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/png,image/jpeg,image/webp,image/svg+xml,.png,.jpg,.jpeg,.webp,.svg"
    aria-label={label}
    tabIndex={-1}
    hidden
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // The same file can be chosen again.
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
