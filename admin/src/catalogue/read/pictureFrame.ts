/** The frame of a picture. A logo is a word more often than a sign: it is shown whole; made for light pages, it stands on light. */
export const pictureFrame = {
  display: 'block',
  height: 48,
  maxWidth: '100%',
  objectFit: 'contain',
  bgcolor: '#ffffff',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 0.5,
  mb: 0.5,
} as const;
