import type { Mentionable, UploadImage } from './CommentEditorProps.ts';

/** People and records of a contractor, for stories with mentions. */
export const people: Mentionable[] = [
  ['Hannah Reyes', 'Safety manager'],
  ['Nathan Brandt', 'Halvorsen, superintendent'],
  ['Johanna Ostrow', 'Framing foreman'],
  ['Luis Ortega', 'Framing foreman'],
  ['Priya Raman', 'Project engineer'],
  ['Tomás Herrera', 'Estimator'],
  ['Åsa Öström', 'Architect of record'],
].map(([label = '', description]) => ({ id: label, label, description }));

export const records: Mentionable[] = [
  ['RFI-019', 'Door hardware at the imaging suite'],
  ['RFI-021', 'Head-of-wall deflection'],
  ['CO-007', 'Lead lining at imaging'],
].map(([label = '', description]) => ({ id: label, label, description }));

const among = (list: readonly Mentionable[]) => (query: string) =>
  Promise.resolve(list.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

export const searchPeople = among(people);
export const searchRecords = among(records);

/** Image of 2 × 1 pixels. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGNgYGD4DwABBAEAwS2OUAAAAABJRU5ErkJggg==';

export const uploadAtOnce: UploadImage = (file, onProgress) => {
  onProgress(100);
  return Promise.resolve({ src: pixel, alt: file.name });
};

/** Upload that the story settles. */
export function heldUpload() {
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const upload: UploadImage = (file, onProgress) =>
    new Promise((resolve, reject) => {
      onProgress(40);
      ends.push({ resolve: () => resolve({ src: pixel, alt: file.name }), reject });
    });
  return { upload, ends };
}

export const imageFile = (name = 'C-4 mock-up.png') =>
  new File([Uint8Array.from([137, 80, 78, 71])], name, { type: 'image/png' });
