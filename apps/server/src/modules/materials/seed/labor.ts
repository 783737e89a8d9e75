/** Name, regular, overtime, double, night. */
export const laborSeeds = [
  ['Carpenter', '59.2500', '88.8800', '118.5000', '65.1800'],
  ['Drywall finisher', '54.4000', '81.6000', '108.8000', '59.8400'],
  ['Flooring installer', '52.1000', '78.1500', '104.2000', '57.3100'],
  ['Ceiling installer', '55.6500', '83.4800', '111.3000', '61.2200'],
  ['Plumber', '71.8000', '107.7000', '143.6000', '78.9800'],
  ['Painter', '48.7500', '73.1300', '97.5000', '53.6300'],
  ['Roofer', '58.9000', '88.3500', '117.8000', '64.7900'],
  ['Laborer', '38.2000', '57.3000', '76.4000', '42.0200'],
] as const;
/** Equipment with a single rate: name, unit, cost. */
export const machineSeeds = [
  ['Scissor lift, 26 ft', 'w', '385.0000'],
  ['Mobile crane, 40 t', 'D', '1840.0000'],
  ['Concrete pump', 'D', '1125.0000'],
  ['Dumpster, 30 yd', 'u', '560.0000'],
] as const;
/** Assembly lines that follow a productivity, by material code. */
export const followedSeeds = [
  ['09-8116-335', 'IN-1'],
  ['09-2900-258', 'GB-W'],
] as const;
/** Name, code, subcategory, amount, work unit, time unit. */
export const productivitySeeds = [
  ['Metal framing, 10 ft walls', 'FR-10', 'Framing', '240', 'SF', 'D'],
  ['Metal framing, 14 ft walls', 'FR-14', 'Framing', '185', 'SF', 'D'],
  ['Hang gypsum board, walls', 'GB-W', 'Drywall', '640', 'SF', 'D'],
  ['Hang gypsum board, ceilings', 'GB-C', 'Drywall', '420', 'SF', 'D'],
  ['Tape and finish, level 4', 'TF-4', 'Drywall', '470', 'SF', 'D'],
  ['Tape and finish, level 5', 'TF-5', 'Drywall', '320', 'SF', 'D'],
  ['Sound batts', 'IN-1', 'Insulation', '1000', 'SF', 'D'],
  ['LVT plank', 'FL-1', 'Flooring', '400', 'SF', 'D'],
  ['Carpet tile', 'FL-2', 'Flooring', '90', 'SY', 'D'],
  ['Rubber base', 'FL-3', 'Flooring', '60', 'LF', 'h'],
  ['Ceiling grid and tile', 'CE-1', 'Ceilings', '380', 'SF', 'D'],
  ['Paint, two coats, rolled', 'PA-1', 'Paint', '160', 'SF', 'h'],
  ['Hollow metal frame', 'DR-1', 'Doors', '2', 'EA', 'h'],
  ['Door and hardware set', 'DR-2', 'Doors', '5', 'EA', 'D'],
  ['Standing seam roof', 'RF-1', 'Roofing', '1100', 'SF', 'w'],
] as const;
/** Name, description, items: name, crew, indirect %, profit %, discount %, formula. */
export const templateSeeds: readonly {
  name: string;
  description: string;
  items: readonly (readonly [
    string,
    readonly (readonly [string, string])[],
    string,
    string,
    string,
    string,
  ])[];
}[] = [
  {
    name: 'Commercial interiors',
    description: '32% burden, 10% profit. Machine cost is spread over the crew.',
    items: [
      [
        'Drywall crew of four',
        [
          ['Carpenter', '2'],
          ['Drywall finisher', '1'],
          ['Laborer', '1'],
        ],
        '32',
        '10',
        '0',
        '',
      ],
      [
        'Ceiling crew with lift',
        [
          ['Ceiling installer', '2'],
          ['Scissor lift, 26 ft', '1'],
        ],
        '32',
        '10',
        '0',
        '',
      ],
      ['Painter', [['Painter', '1']], '32', '12', '0', ''],
    ],
  },
  {
    name: 'Health care, night work',
    description: 'Small jobs include a two-hour call-out.',
    items: [
      [
        'Plumber, small jobs',
        [['Plumber', '1']],
        '34',
        '12',
        '0',
        'labor * (1 + indirect) * (1 + profit) * max(1, 2 / max(hours, 1))',
      ],
      ['Flooring pair', [['Flooring installer', '2']], '34', '12', '3', ''],
    ],
  },
];
