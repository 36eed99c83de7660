/** Hands a text that was made here to the browser to save. */
type Saved = { readonly name: string; readonly type: string; readonly text: string };

export const saveText = ({ name, type, text }: Saved): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
