import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
GlobalWorkerOptions.rendererSrc = new URL('pdfjs-dist/build/pdf.renderer.min.mjs', import.meta.url).href;

/** The sheet as those that cannot read a PDF are given it: a picture, `longest` pixels on its longer side. */
window.benchPicture = async (longest) => {
  const pdf = await getDocument({ url: '/sheet.pdf', standardFontDataUrl: '/pdf-assets/standard_fonts/' })
    .promise;
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const origin = page.getViewport({ scale: 1 }).convertToPdfPoint(0, 0);
  const [right, down] = [
    page.getViewport({ scale: 1 }).convertToPdfPoint(1, 0),
    page.getViewport({ scale: 1 }).convertToPdfPoint(0, 1),
  ];
  return {
    png: canvas.toDataURL('image/png').split(',')[1],
    sheet: {
      width,
      height,
      pixels: { width: canvas.width, height: canvas.height },
      // From points of the page as it is seen to those of its own space, in which measures are kept.
      toUser: [
        right[0] - origin[0],
        right[1] - origin[1],
        down[0] - origin[0],
        down[1] - origin[1],
        origin[0],
        origin[1],
      ],
    },
  };
};
