import { Badge, Button, Field, FormRow, Grid, Row, Stack, Text, TextInput } from '@cuadra/shared/ui';
import { Sample } from '../../kit-page/samples/Sample.tsx';

/** What puts other components in their place, with the steps of the scale for space and text. */
export function Layouts() {
  return (
    <>
      <Sample name="Stack">
        <Stack $gap={2}>
          <Badge>Uno</Badge>
          <Badge>debajo del otro</Badge>
        </Stack>
      </Sample>
      <Sample name="Row">
        <Row $justify="space-between">
          <b>Un título</b>
          <Row $gap={1}>
            <Button size="sm">Uno</Button>
            <Button size="sm">al lado del otro</Button>
          </Row>
        </Row>
      </Sample>
      <Sample name="Grid">
        <Grid $min={120}>
          <Badge>Tantas</Badge>
          <Badge>columnas</Badge>
          <Badge>como quepan</Badge>
        </Grid>
      </Sample>
      <Sample name="FormRow">
        <FormRow>
          <Field label="Nombre">
            <TextInput />
          </Field>
          <Field label="Apellido">
            <TextInput />
          </Field>
        </FormRow>
      </Sample>
      <Sample name="Text">
        <Text $tone="soft">Lo que explica.</Text>
        <Text $tone="quiet" $size="sm">
          Lo que va aparte.
        </Text>
        <Text $tone="doubt" $size="xs" $strong>
          Lo que advierte.
        </Text>
      </Sample>
    </>
  );
}
