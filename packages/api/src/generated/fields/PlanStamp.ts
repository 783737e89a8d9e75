// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const PlanStampFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Stamp","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":220,"write":"required"},
  text: {"label":"Text","kind":"text","search":true,"wide":true,"help":"Available fields: {date}, {time}, {user}, {initials}, {estimation}, {number}, {customer}, {sheet} and {page}.","columnWidth":360,"write":"required","input":"area"},
  image_id: {"label":"Picture","kind":"uuid","help":"Replaces the text, which becomes the picture’s description.","write":true},
  color: {"label":"Color","kind":"text","filter":true,"sort":true,"options":["Red","Blue","Green","Violet","Black"],"strict":true,"default":"Red","columnWidth":100,"write":"required"},
} as const;
