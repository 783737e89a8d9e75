/** A demo task with subtasks. */
export interface TaskSeed {
  name: string;
  type?: 'project' | 'folder';
  /** Days from today: start, end or due. */
  from?: number;
  to?: number;
  due?: number;
  /** Index of the workflow status; for the last one, days since completion. */
  status?: number;
  done?: number;
  priority?: 'Urgent' | 'High' | 'Normal' | 'Low';
  who?: readonly string[];
  details?: string;
  /** Comments: author, days ago and text. */
  comments?: readonly (readonly [lastname: string, daysAgo: number, text: string])[];
  /** Names of predecessors, finish to start. */
  after?: readonly string[];
  parts?: readonly TaskSeed[];
}
export interface SpaceSeed {
  name: string;
  description: string;
  owner: string;
  default_level: 0 | 1 | 2 | 3;
  workflow?: string;
  shares?: readonly (readonly [lastname: string, permission: 1 | 2 | 3])[];
  items: readonly TaskSeed[];
}

export const spaces: readonly SpaceSeed[] = [
  {
    name: 'Riverside Medical Pavilion',
    description: 'Level 2 interiors, from the award to the punch list.',
    owner: 'Lindqvist',
    default_level: 2,
    items: [
      {
        name: 'Buy-out',
        type: 'project',
        from: -18,
        to: 12,
        status: 1,
        who: ['Brooks'],
        parts: [
          {
            name: 'Level the framing and board quotes',
            from: -18,
            to: -12,
            status: 3,
            done: 12,
            who: ['Brooks', 'Whitfield'],
          },
          {
            name: 'Release shaft wall and head-of-wall track',
            from: -6,
            to: -2,
            due: -2,
            status: 1,
            priority: 'Urgent',
            who: ['Brooks'],
            details:
              '<p>Fourteen weeks from the mill. The supplier holds the price until the end of the week.</p>',
            comments: [
              [
                'Whitfield',
                3,
                '<p>Quantities are in the estimate, revision 2. Use the 20 ga for the shafts.</p>',
              ],
              ['Brooks', 2, '<p>Waiting for the signed submittal from the architect.</p>'],
            ],
          },
          { name: 'Order doors and hardware', from: 1, to: 6, due: 6, priority: 'High', who: ['Brooks'] },
          { name: 'Ceiling grid: alternate for the lobby', from: 3, to: 9, who: ['Herrera'] },
        ],
      },
      {
        name: 'Submittals',
        type: 'project',
        from: -15,
        to: 20,
        status: 1,
        who: ['Raman'],
        parts: [
          {
            name: 'Gypsum board assemblies, UL listings',
            from: -15,
            to: -9,
            status: 3,
            done: 8,
            who: ['Raman'],
          },
          {
            name: 'Firestopping at rated partitions',
            from: -5,
            to: 0,
            due: 0,
            status: 2,
            priority: 'High',
            who: ['Raman'],
          },
          { name: 'Acoustic ceilings and clouds', from: -1, to: 7, status: 1, who: ['Medina'] },
          { name: 'Wall protection and corner guards', from: 8, to: 14, who: ['Medina'] },
        ],
      },
      {
        name: 'Level 2 east wing',
        type: 'project',
        from: -4,
        to: 26,
        status: 1,
        who: ['Olufsen'],
        details:
          '<p>Work face by face from grid C to G; the corridor stays open for the <strong>MRI delivery</strong>.</p>',
        parts: [
          { name: 'Layout and top track', from: -4, to: 0, status: 2, who: ['Olufsen'] },
          {
            name: 'Frame partitions, grid C to E',
            from: 1,
            to: 8,
            who: ['Olufsen'],
            after: ['Layout and top track'],
            parts: [
              { name: 'Shaft wall at stair 2', from: 1, to: 4, priority: 'High', who: ['Olufsen'] },
              { name: 'Backing for casework and grab bars', from: 5, to: 8, who: ['Medina'] },
            ],
          },
          {
            name: 'In-wall inspection',
            from: 9,
            to: 9,
            due: 9,
            priority: 'Urgent',
            after: ['Frame partitions, grid C to E'],
            who: ['Olufsen'],
          },
          { name: 'Board, one side', from: 10, to: 16, after: ['In-wall inspection'] },
          { name: 'Finish to level 4', from: 15, to: 22, after: ['Board, one side'] },
          {
            name: 'Head-of-wall mock-up at C-4',
            from: -3,
            to: -1,
            due: -1,
            status: 1,
            priority: 'High',
            who: ['Olufsen', 'Whitfield'],
            comments: [
              ['Olufsen', 1, '<p>Track is up. The gap measures 1-1/2 in; the detail says 1 in.</p>'],
            ],
          },
        ],
      },
      {
        name: 'Weekly coordination with mechanical',
        due: 2,
        who: ['Olufsen', 'Lindqvist'],
        priority: 'Normal',
      },
      {
        name: 'Order dumpsters and the material hoist',
        status: 3,
        done: 5,
        from: -9,
        to: -5,
        who: ['Brooks'],
      },
    ],
  },
  {
    name: 'Estimating desk',
    description: 'Open work of the estimating team by bid.',
    owner: 'Whitfield',
    default_level: 1,
    shares: [
      ['Herrera', 3],
      ['Raman', 2],
      ['Medina', 2],
    ],
    items: [
      { name: 'Walk the Aspen Grove school site', due: 1, priority: 'High', who: ['Herrera'], status: 1 },
      { name: 'Take off level 3, Harbor Point', from: -2, to: 1, status: 1, who: ['Raman'] },
      { name: 'Ask three vendors for tectum panels', due: -1, status: 1, who: ['Medina'], priority: 'High' },
      { name: 'Check addendum 2 against the take-off', due: 0, who: ['Whitfield'], priority: 'Urgent' },
      { name: 'Labor rates for the night shift', due: 4, who: ['Whitfield', 'Herrera'] },
      { name: 'Close-out of lost bids: what won?', due: 12, priority: 'Low', who: ['Whitfield'] },
      { name: 'Scope letter, Mesa Verde Apartments', status: 3, done: 2, who: ['Raman'] },
      { name: 'Alternate pricing: metal stud instead of wood', status: 2, due: 2, who: ['Herrera'] },
    ],
  },
  {
    name: 'Punch list, Union Station',
    description: 'Found on site walks with the architect.',
    owner: 'Olufsen',
    default_level: 2,
    workflow: 'Punch work',
    items: [
      { name: 'Touch up corridor 114, both sides', status: 1, due: 1, who: ['Medina'] },
      { name: 'Replace the cracked tile at the north entry', due: 3, who: ['Medina'], priority: 'High' },
      {
        name: 'Fire caulk missing above ceiling, room 121',
        status: 2,
        due: -1,
        priority: 'Urgent',
        who: ['Olufsen'],
      },
      { name: 'Door 118B does not latch', status: 0, due: 2, who: ['Olufsen'] },
      { name: 'Corner bead at column F7', status: 3, done: 3, who: ['Medina'] },
      { name: 'Stained ceiling tiles in the lobby', status: 3, done: 6, who: ['Medina'] },
    ],
  },
  {
    name: 'Office',
    description: 'For administrators only.',
    owner: 'Lindqvist',
    default_level: 0,
    items: [
      { name: 'Renew the builder’s risk policy', due: 9, priority: 'High', who: ['Lindqvist'] },
      { name: 'Bonding capacity for next year', due: 21 },
    ],
  },
];

/** A shared task folder with a board. */
export const folder = {
  name: 'Preconstruction',
  owner: 'Lindqvist',
  shares: [
    ['Whitfield', 2],
    ['Raman', 1],
    ['Castellano', 0],
  ] as const,
  items: [
    { name: 'Lessons learned, first half of the year', due: 15, who: ['Whitfield'] },
    { name: 'Update the vendor prequalification form', due: 8, who: ['Brooks'] },
  ] as readonly TaskSeed[],
  board: {
    name: 'Value engineering ideas',
    items: [
      { name: 'Prefabricated headwalls', status: 1, who: ['Whitfield'] },
      { name: 'Wider module for the ceiling grid', who: ['Herrera'] },
      { name: 'One type of acoustic sealant', status: 3, done: 10, who: ['Raman'] },
      { name: 'Moisture-resistant board only where required', status: 2, who: ['Raman'] },
    ] as readonly TaskSeed[],
  },
};
