import type { Ref } from 'react';

interface ImageChooserProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onChoose: (file: File) => void;
}

/** Hidden file input for images, opened by other controls. */
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
      // Allow choosing the same file again.
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
