// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const PlanStampFields = {
  createdAt: {"label":"Created","kind":"instant","filter":true,"sort":true},
  updatedAt: {"label":"Updated","kind":"instant","filter":true,"sort":true},
  name: {"label":"Stamp","kind":"text","formLabel":"Name","filter":true,"sort":true,"search":true,"wide":true,"columnWidth":220,"write":"required"},
  text: {"label":"Text","kind":"text","search":true,"wide":true,"help":"{date}, {time}, {user}, {initials}, {estimation}, {number}, {customer}, {sheet} and {page} are filled in when it is set.","columnWidth":360,"write":"required","input":"area"},
  image_id: {"label":"Picture","kind":"uuid","help":"Put on in place of the text, which then says what it shows.","write":true},
  color: {"label":"Color","kind":"text","filter":true,"sort":true,"options":["Red","Blue","Green","Violet","Black"],"strict":true,"default":"Red","columnWidth":100,"write":"required"},
} as const;
