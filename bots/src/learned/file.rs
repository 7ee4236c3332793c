//! Reads the weights that `training/train.py` writes: see `docs/bots.md`.

use crate::learned::net::{FIRST, Net, OUTPUTS, SECOND};

const MAGIC: &[u8] = b"MNET";
/// The version of the file format. Since version 2, a row of the first layer has one byte for each weight if all of its
/// weights fit into a byte.
const VERSION: u32 = 2;
/// The bit of a net's kind that says whether it also gives priors. The lower eight bits are the numbers of seats.
const PRIORS: i32 = 1 << 8;
/// The upper bits of a net's kind are the version of `sage` that it was trained for; 0 also means the first version.
const VERSION_SHIFT: i32 = 16;

/// Reads the nets of one game.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Net>, String> {
    let mut from = Reader(bytes);
    if from.take(MAGIC.len())? != MAGIC {
        return Err("this is no file of weights".to_owned());
    }
    let version = u32::from_le_bytes(from.array()?);
    if version != VERSION {
        return Err(format!("the weights have version {version}, not {VERSION}"));
    }
    let n_nets = u32::from_le_bytes(from.array()?);
    let nets = (0..n_nets).map(|_| net(&mut from)).collect::<Result<_, _>>()?;
    if from.0.is_empty() { Ok(nets) } else { Err("bytes follow the last net".to_owned()) }
}

fn net(from: &mut Reader<'_>) -> Result<Net, String> {
    let [kind, inputs, first, second, outputs, typical_lead] = from.numbers()?;
    let shape = [first, second, outputs].map(|it| it as usize);
    if shape != [FIRST, SECOND, OUTPUTS] {
        return Err(format!("a net has layers of {shape:?} units"));
    }
    let layout = u64::from_le_bytes(from.array()?);
    Ok(Net {
        seats: kind as u8,
        version: (kind >> VERSION_SHIFT) as u32,
        gives_priors: kind & PRIORS != 0,
        typical_lead: typical_lead.max(1),
        layout,
        first: (0..inputs).map(|_| from.packed_row()).collect::<Result<_, _>>()?,
        first_bias: from.numbers()?,
        second: from.rows()?,
        second_bias: from.numbers()?,
        last: from.rows()?,
        last_bias: from.numbers()?,
        by_lead: from.numbers()?,
    })
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, many: usize) -> Result<&'a [u8], String> {
        let (taken, rest) =
            self.0.split_at_checked(many).ok_or("the file of weights ends too early")?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn numbers<const N: usize>(&mut self) -> Result<[i32; N], String> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i32::from_le_bytes(self.array()?);
        }
        Ok(numbers)
    }

    fn weights<const N: usize>(&mut self) -> Result<[i16; N], String> {
        let mut weights = [0; N];
        for weight in &mut weights {
            *weight = i16::from_le_bytes(self.array()?);
        }
        Ok(weights)
    }

    /// A row of the first layer: the number of bytes of each weight, and then the weights. With 0 bytes all are 0: the
    /// row of an input that is never set at these numbers of seats.
    fn packed_row<const N: usize>(&mut self) -> Result<[i16; N], String> {
        match self.array()? {
            [0] => Ok([0; N]),
            [1] => Ok(self.array()?.map(|it: u8| i16::from(it.cast_signed()))),
            [2] => self.weights(),
            [other] => Err(format!("a row has weights of {other} bytes")),
        }
    }

    fn rows<const N: usize, const M: usize>(&mut self) -> Result<[[i16; N]; M], String> {
        let mut rows = [[0; N]; M];
        for row in &mut rows {
            *row = self.weights()?;
        }
        Ok(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with one net. Each width is the number of bytes of each weight in one row of the first layer.
    fn written(widths: &[u8]) -> Vec<u8> {
        let mut bytes = [MAGIC, &VERSION.to_le_bytes()[..], &1u32.to_le_bytes()[..]].concat();
        for number in [
            1 << 2 | PRIORS | 3 << VERSION_SHIFT,
            widths.len() as i32,
            FIRST as i32,
            SECOND as i32,
            OUTPUTS as i32,
            70,
        ] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(7u64.to_le_bytes());
        for width in widths {
            bytes.push(*width);
            bytes.extend(std::iter::repeat_n(0xff, usize::from(*width) * FIRST));
        }
        let weights = FIRST * SECOND + SECOND * OUTPUTS;
        let biases = FIRST + SECOND + 2 * OUTPUTS;
        bytes.extend(std::iter::repeat_n(1, 2 * weights + 4 * biases));
        bytes
    }

    #[test]
    fn a_file_is_read_whole_or_not_at_all() {
        let bytes = written(&[1, 2, 1, 2, 2]);
        let nets = read(&bytes).unwrap();
        assert_eq!((nets.len(), nets[0].first.len(), nets[0].typical_lead), (1, 5, 70));
        assert_eq!((nets[0].seats, nets[0].gives_priors, nets[0].layout), (1 << 2, true, 7));
        assert_eq!(nets[0].version, 3);
        assert!(nets[0].first.iter().flatten().all(|it| *it == -1), "a row keeps its signs");
        assert_eq!(read(&written(&[0, 1])).unwrap()[0].first[0], [0; FIRST]);
        assert!(read(&bytes[..bytes.len() - 1]).unwrap_err().contains("too early"));
        assert!(read(&[&bytes[..], &[0]].concat()).unwrap_err().contains("follow"));
        assert!(read(&written(&[2, 3])).unwrap_err().contains("weights of 3 bytes"));
        assert!(read(b"MPOSabcd").unwrap_err().contains("no file of weights"));
    }
}
