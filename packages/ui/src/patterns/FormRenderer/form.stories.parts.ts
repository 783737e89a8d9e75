import type { FormDefinition, FormQuestion, FormValues } from './definition.ts';

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

/** Form with one page of the given questions. */
export const onePage = (title: string, ...questions: FormQuestion[]): FormDefinition => ({
  title,
  pages: [{ id: 'p', title: 'Talk', sections: [{ id: 's', questions }] }],
});

export const hurt = {
  id: 'had',
  type: 'choice',
  title: 'Did anybody get hurt?',
  options: yesNo,
} as const satisfies FormQuestion;

/** Asked when the one before is answered with yes. */
export const whoWasHurt = (id: string): FormQuestion => ({
  id,
  type: 'text',
  title: 'Who, and how?',
  isRequired: true,
  showWhen: [{ question: hurt.id, operator: 'is', value: 'yes' }],
});

/** A daily report of a site, with every kind of question. */
export const dailyReport: FormDefinition = {
  title: 'Daily site report',
  description: 'Filled in by the superintendent before leaving the site.',
  pages: [
    {
      id: 'day',
      title: 'The day',
      sections: [
        {
          id: 'site',
          title: 'Site',
          questions: [
            { id: 'project', type: 'dbColumn', title: 'Project', isRequired: true, source: 'projects' },
            {
              id: 'when',
              type: 'twoColumn',
              title: '',
              questions: [
                { id: 'date', type: 'date', title: 'Date', isRequired: true },
                { id: 'start', type: 'time', title: 'Start of work' },
              ],
            },
            { id: 'phone', type: 'phone', title: 'Phone', isRequired: true, isHalfWidth: true },
            { id: 'mail', type: 'email', title: 'Email', isHalfWidth: true },
            {
              id: 'weather',
              type: 'select',
              title: 'Weather',
              options: ['Clear', 'Rain', 'Snow', 'Wind'].map((label) => ({ id: label.toLowerCase(), label })),
              isHalfWidth: true,
            },
            {
              id: 'trades',
              type: 'multiSelect',
              title: 'Trades on site',
              description: 'Every firm that had people here',
              options: ['Framing and drywall', 'Acoustic ceilings', 'Doors and hardware'].map((label) => ({
                id: label,
                label,
              })),
              isHalfWidth: true,
            },
          ],
        },
        {
          id: 'crew',
          title: 'Crew',
          questions: [
            {
              id: 'hours',
              type: 'table',
              title: 'Hours worked',
              isRequired: true,
              questions: [
                { id: 'who', type: 'text', title: 'Name', isRequired: true },
                {
                  id: 'task',
                  type: 'select',
                  title: 'Cost code',
                  options: ['09 21 16', '09 51 13', '08 11 13'].map((label) => ({ id: label, label })),
                },
                { id: 'count', type: 'number', title: 'Hours' },
              ],
            },
            { id: 'note', type: 'textArea', title: 'Work done' },
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      sections: [
        {
          id: 'incident',
          title: 'Incidents',
          questions: [
            { ...hurt, isRequired: true },
            whoWasHurt('who-hurt'),
            {
              id: 'seen',
              type: 'choice',
              title: 'Seen on the walk',
              allowsMany: true,
              options: ['Open edges', 'Blocked exits', 'Missing guards'].map((label) => ({
                id: label,
                label,
              })),
            },
            { id: 'order', type: 'rating', title: 'Order on the site' },
            { id: 'cost', type: 'currency', title: 'Cost of damage', isHalfWidth: true },
            { id: 'page', type: 'url', title: 'Weather record', isHalfWidth: true },
            {
              id: 'photos',
              type: 'file',
              title: 'Photos',
              maxFiles: 4,
              maxSize: 5,
              acceptFile: 'image/*,.pdf',
            },
          ],
        },
      ],
    },
    {
      id: 'sign',
      title: 'Signature',
      sections: [
        {
          id: 'sign',
          questions: [{ id: 'signed', type: 'signature', title: 'Superintendent', isRequired: true }],
        },
      ],
    },
  ],
};

export const filledIn: FormValues = {
  project: 'riverside',
  date: '2025-11-20',
  start: '06:30',
  phone: '541-555-0142',
  mail: 'nathan.brandt@halvorsen.example',
  weather: 'rain',
  trades: ['Framing and drywall', 'Acoustic ceilings'],
  hours: [
    { id: '1', cells: { who: 'Luis Ortega', task: '09 21 16', count: '8' } },
    { id: '2', cells: { who: 'Johanna Ostrow', task: '09 51 13', count: '7.5' } },
  ],
  note: 'Track is up to grid C.\nMock-up at C-4 waits for the architect.',
  had: 'no',
  seen: ['Open edges'],
  order: 4,
  cost: '1280.5',
};

export const recordLabels = { riverside: 'Riverside Medical Pavilion' };

const projects = [
  { id: 'riverside', label: 'Riverside Medical Pavilion', description: 'Fort Collins, CO' },
  { id: 'kestrel', label: 'Kestrel Point Tower', description: 'Longmere, CO' },
];
export const searchProjects = (_source: string, text: string) =>
  Promise.resolve(projects.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
