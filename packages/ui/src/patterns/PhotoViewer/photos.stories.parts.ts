import type { Photo } from './photoTypes.ts';

/** Drawn site photos, so that the stories need no network. */
const scenes = [
  {
    name: 'B-3 as built.jpg',
    description: 'Hanger B-3 at the bottom flange',
    body: '<path fill="#b9c0c9" d="M0 0h1200v330H0z"/><path fill="#8b5a36" d="M0 330h1200v170H0z"/><path fill="#9c6a42" d="M0 350h1200v40H0z"/><path fill="#5a626c" d="M480 260h220v420H480z"/><g fill="#2d333b"><circle cx="540" cy="400" r="22"/><circle cx="640" cy="400" r="22"/><circle cx="540" cy="500" r="22"/><circle cx="640" cy="500" r="22"/><circle cx="540" cy="600" r="22"/><circle cx="640" cy="600" r="22"/></g><path fill="#d7dbe0" d="M0 680h1200v220H0z"/><path fill="#aab1ba" d="M0 720h1200v30H0z"/>',
  },
  {
    name: 'Door frame 118 before.jpg',
    description: 'Door frame 118, out of plumb at the hinge side',
    body: '<path fill="#dcd6c8" d="M0 0h1200v900H0z"/><path fill="#a39a86" d="M0 780h1200v120H0z"/><path fill="#566170" d="M380 120h440v660H380z"/><path fill="#b98a5c" d="m420 160 300 20v600H420z"/><path fill="#2d333b" d="M720 180h60v600h-60z"/><circle fill="#e5e8ec" cx="690" cy="480" r="16"/>',
  },
  {
    name: 'Corridor 107 ceiling.jpg',
    description: 'Ceiling of corridor 107 with the duct above the head',
    body: '<path fill="#eceff2" d="M0 0h1200v900H0z"/><path fill="#c3cad2" d="m0 0 500 360h200L1200 0z"/><path fill="#8f99a5" d="m200 60 330 260h140l330-260z"/><path fill="#dfe3e8" d="M500 360h200v240H500z"/><path fill="#a4adb8" d="m0 900 500-300h200l500 300z"/>',
  },
  {
    name: 'Level 2 slab edge, east elevation.jpg',
    description: 'Slab edge at the east elevation',
    body: '<path fill="#a9c4df" d="M0 0h1200v520H0z"/><path fill="#8d949c" d="M0 520h1200v110H0z"/><path fill="#6c737b" d="M0 630h1200v270H0z"/><g stroke="#c4532a" stroke-width="16"><path d="M120 240v280M360 240v280M600 240v280M840 240v280M1080 240v280M0 260h1200M0 380h1200"/></g>',
  },
] as const;

const drawn = scenes.map(
  ({ body }) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${body}</svg>`)}`,
);
const people = ['Luis Ortega', 'Jaime Gil', 'Tomás Herrera'];

/** Photo number `at`: four pictures in turn, about six photos a day back from November 23, 2026. */
export function photoAt(at: number, perDay = 6): Photo {
  const scene = scenes[at % scenes.length] ?? scenes[0];
  const taken = new Date(Date.UTC(2026, 10, 23 - Math.floor(at / perDay), 22, 30 - (at % 30)));
  return {
    id: `photo-${at}`,
    name: scene.name,
    description: scene.description,
    src: drawn[at % drawn.length] ?? '',
    day: taken.toISOString().slice(0, 10),
    takenAt: taken.toISOString(),
    takenNote: 'Camera time, in the time zone of the project',
    takenBy: people[at % people.length] ?? '',
    location: 'Level 1, imaging 118',
    record: { label: 'P-041 Door frame 118 out of plumb', href: '#p-041' },
    size: 2_815_000 + at,
  };
}

export const photos = (count: number): Photo[] => Array.from({ length: count }, (_, at) => photoAt(at));

/** Photo with a mark of every kind. */
export const markedPhoto: Photo = {
  ...photoAt(0),
  marks: [
    {
      id: 'gap',
      kind: 'arrow',
      color: 'amber',
      points: [
        { x: 0.85, y: 0.2 },
        { x: 0.6, y: 0.42 },
      ],
    },
    {
      id: 'plate',
      kind: 'rectangle',
      color: 'blue',
      points: [
        { x: 0.38, y: 0.26 },
        { x: 0.6, y: 0.78 },
      ],
    },
    {
      id: 'bolt',
      kind: 'ellipse',
      color: 'violet',
      points: [
        { x: 0.41, y: 0.38 },
        { x: 0.49, y: 0.5 },
      ],
    },
    {
      id: 'weld',
      kind: 'freehand',
      color: 'green',
      points: Array.from({ length: 24 }, (_, at) => ({ x: 0.1 + at * 0.01, y: 0.62 + Math.sin(at) * 0.015 })),
    },
    { id: 'note', kind: 'text', color: 'amber', points: [{ x: 0.85, y: 0.16 }], text: '3/8″ out of plumb' },
  ],
};
